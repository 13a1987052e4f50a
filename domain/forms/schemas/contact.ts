import * as z from 'zod/mini';
import { email, longText, name, studio } from '#domain/forms/rules/fields.ts';

/** General help on /contact-us. */
export const contactSchema = z.object({
  name: name(),
  email: email(),
  studio: studio(),
  description: longText('description.required'),
});
export type Contact = z.output<typeof contactSchema>;
