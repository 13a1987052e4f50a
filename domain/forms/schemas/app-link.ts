import * as z from 'zod/mini';
import { email } from '#domain/forms/rules/fields.ts';

/** The form that mails a link to the app; its only field is the email address. */
export const appLinkSchema = z.object({ email: email() });
