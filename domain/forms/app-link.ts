import * as z from 'zod/mini';
import { email } from './fields.ts';

/** "Send me the app": one address. */
export const appLinkSchema = z.object({ email: email() });
export type AppLink = z.output<typeof appLinkSchema>;
