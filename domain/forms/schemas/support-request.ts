import * as z from 'zod/mini';
import { email, ifGiven, longText, name, optionalLine, phone, studio } from '#domain/forms/rules/fields.ts';
import { supportFiles } from '#domain/forms/rules/files.ts';

/** A request from the app, in which only the first three fields are required. */
export const supportRequestSchema = z.object({
  email: email(),
  name: name(),
  description: longText('description.required'),
  phone: ifGiven(phone()),
  studio: ifGiven(studio()),
  account_id: optionalLine(),
  files: supportFiles(),
});
export type SupportRequest = z.output<typeof supportRequestSchema>;
