import { toLocationId } from '#domain/booking-ids.ts';
import { isManagerTopic, managerTopics } from '#domain/forms/manager-topics.ts';
import { contactSchema } from '#domain/forms/schemas/contact.ts';
import type { LocationId } from '#domain/studios.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm, studioValue } from './intake-services.ts';

export type ContactCall = {
  email: unknown;
  name: unknown;
  description: unknown;
  studio_location?: string | null;
  studio_id?: LocationId | null;
  form_id?: number | null;
};

/** Maps a call to the fields of the form; tech support has the same fields. */
export const contactFormInput = ({ email, name, description, studio_id, studio_location }: ContactCall) => ({
  email,
  name,
  description,
  studio: studioValue(studio_id, studio_location),
});
export const contactTopic = ({ form_id }: ContactCall) =>
  form_id && isManagerTopic(form_id) ? form_id : managerTopics.contactUs;

export const sendContactRequest = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: ContactCall,
) => {
  const { studio, ...form } = parseForm(contactSchema, contactFormInput(call));
  const locationId = toLocationId(studio);
  const topic = contactTopic(call);
  return submit(intake, metadata, {
    formKind: 'contact',
    topic,
    locationId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(topic, [locationId]), jobs.confirmToVisitor()],
  });
};
