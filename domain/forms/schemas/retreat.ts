import * as z from 'zod/mini';
import { email, name, optionalLongText, phone } from '#domain/forms/rules/fields.ts';

export const retreatSchema = z.object({
  firstName: name(),
  lastName: name(),
  phone: phone(),
  email: email(),
  location: optionalLongText(),
  comment: optionalLongText(),
});
export type Retreat = z.output<typeof retreatSchema>;
