import * as z from 'zod/mini';
import { isManagerTopic, managerTopics } from '#domain/forms/manager-topics.ts';
import { email, name, phone, studio } from '#domain/forms/rules/fields.ts';
import type { LocationId } from '#domain/studios.ts';
import { hasAccount } from '#server/models/accounts.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm, studioValue } from './intake-services.ts';

export const newMemberSchema = z.object({ name: name(), email: email(), phone: phone(), studio: studio() });

/** For members who signed up elsewhere; the sign-up form itself already notifies the managers. */
export const announceNewMember = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: {
    name: unknown;
    email: unknown;
    phone: unknown;
    location?: string | null;
    form_id?: number | null;
    studio_id?: LocationId | null;
  },
) => {
  const { studio: chosen, ...form } = parseForm(newMemberSchema, {
    name: call.name,
    email: call.email,
    phone: call.phone,
    studio: studioValue(call.studio_id, call.location),
  });
  const locationId = Number(chosen);
  const topic = call.form_id && isManagerTopic(call.form_id) ? call.form_id : managerTopics.register;
  const isKnown = await hasAccount(intake.database.kysely, form.email);
  return submit(intake, metadata, {
    formKind: 'new-member',
    topic,
    locationId,
    email: form.email,
    payload: form,
    jobs: isKnown ? [] : [jobs.notifyManagers(topic, [locationId])],
  });
};
