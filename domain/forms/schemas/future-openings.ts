import * as z from 'zod/mini';
import { type MarketingField, marketingFields } from '#domain/forms/marketing-lead.ts';
import { positions, requiresStudio } from '#domain/forms/positions.ts';
import { choice, email, ifGiven, name, studio } from '#domain/forms/rules/fields.ts';

/** A short form for visitors who find no suitable opening and want a message about new ones. */
export const futureOpeningsSchema = z.object({
  name: name(),
  email: email(),
  position: choice(positions, 'position.required'),
  studio: ifGiven(studio()),
});
export type FutureOpenings = z.output<typeof futureOpeningsSchema>;

export const futureOpeningsLead = (form: FutureOpenings): MarketingField[] =>
  marketingFields({
    firstname: form.name,
    email: form.email,
    position: form.position,
    // A studio that was chosen before "Corporate": the field is then hidden but still has a value.
    studio: String((requiresStudio(form.position) && form.studio) || ''),
  });
