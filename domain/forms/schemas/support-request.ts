import * as z from 'zod/mini';
import { email, ifGiven, longText, name, optionalLine, phone, studio } from '#domain/forms/rules/fields.ts';
import { supportFiles } from '#domain/forms/rules/files.ts';

/** A request from the app, in which only name, email and description are required. */
export const supportRequestSchema = z.object({
  name: name(),
  email: email(),
  phone: ifGiven(phone()),
  account_id: optionalLine(),
  studio: ifGiven(studio()),
  description: longText('description.required'),
  files: supportFiles(),
});
export type SupportRequest = z.output<typeof supportRequestSchema>;
