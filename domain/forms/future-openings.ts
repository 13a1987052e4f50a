import * as z from 'zod/mini';
import { because, email, ifGiven, name, studio } from './fields.ts';
import { type MarketingField, marketingFields } from './marketing-lead.ts';
import { asksForStudio, positions } from './positions.ts';

/** "Tell me when you hire": a short form, so that someone who finds no opening today comes back. */
export const futureOpeningsSchema = z.object({
  name: name(),
  email: email(),
  position: z.enum(positions, because('position.required')),
  studio: ifGiven(studio()),
});
export type FutureOpenings = z.output<typeof futureOpeningsSchema>;

export const futureOpeningsLead = (form: FutureOpenings): MarketingField[] =>
  marketingFields({
    firstname: form.name,
    email: form.email,
    position: form.position,
    // Chosen before "Corporate" was, it is out of sight, not unchosen.
    studio: (asksForStudio(form.position) && form.studio) || '',
  });
