import * as z from 'zod/mini';
import { supportFiles } from '#domain/forms/rules/files.ts';
import { contactSchema } from './contact.ts';

/** Tech support on /contact-us: the fields of the contact form, and pictures or videos of the problem. */
export const techSupportSchema = z.extend(contactSchema, { uploadedFiles: supportFiles() });
export type TechSupport = z.output<typeof techSupportSchema>;
