import * as z from 'zod/mini';
import { email, name, phone } from '#domain/forms/rules/fields.ts';

export const onDemandSchema = z.object({ name: name(), phone: phone(), email: email() });
export type OnDemandLead = z.output<typeof onDemandSchema>;
