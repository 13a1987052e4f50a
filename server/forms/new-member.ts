import * as z from 'zod/mini';
import { isManagerTopic, managerTopics } from '#domain/forms/manager-topics.ts';
import { email, name, phone, studio } from '#domain/forms/rules/fields.ts';
import { hasAccount } from '#server/models/leads/accounts.ts';
import { type RequestMetadata, storeSubmission } from '#server/models/leads/intake.ts';
import { entryForManagers } from '#server/outbox/entry-kinds.ts';
import { type CallOf, locationIdOf, parseForm } from './form-call.ts';
import type { FormServices } from './store-form.ts';

export const newMemberSchema = z.object({ name: name(), email: email(), phone: phone(), studio: studio() });
type NewMemberCall = Omit<CallOf<typeof newMemberSchema>, 'studio'> & {
  location?: string | null;
  form_id?: number | null;
  studio_id?: number | null;
};

/** For members who signed up elsewhere; the sign-up form itself already notifies the managers. */
export const submitNewMember = async (
  forms: FormServices,
  metadata: RequestMetadata,
  { form_id, studio_id, location, ...call }: NewMemberCall,
) => {
  const { studio: locationId, ...payload } = parseForm(newMemberSchema, {
    ...call,
    studio: locationIdOf(studio_id, location),
  });
  const topic = form_id && isManagerTopic(form_id) ? form_id : managerTopics.register;
  const isKnown = await hasAccount(forms.database.kysely, payload.email);
  return storeSubmission(forms, metadata, {
    formKind: 'new-member',
    topic,
    locationId,
    email: payload.email,
    payload,
    entries: isKnown ? [] : [entryForManagers(topic, [locationId])],
  });
};
