import { isManagerTopic, managerTopics } from '#domain/forms/manager-topics.ts';
import { contactSchema } from '#domain/forms/schemas/contact.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, locationIdOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export type ContactCall = Omit<CallOf<typeof contactSchema>, 'studio'> & {
  studio_location?: string | null;
  studio_id?: number | null;
  form_id?: number | null;
};

/** Maps a call to the fields of the form; tech support has the same fields. */
export const contactFormInput = ({ studio_id, studio_location, ...call }: ContactCall) => ({
  ...call,
  studio: locationIdOf(studio_id, studio_location),
});
export const contactTopic = ({ form_id }: ContactCall) =>
  form_id && isManagerTopic(form_id) ? form_id : managerTopics.contactUs;

export const submitContact = async (forms: FormServices, metadata: RequestMetadata, call: ContactCall) => {
  const { studio, ...payload } = parseForm(contactSchema, contactFormInput(call));
  return storeForm(forms, metadata, {
    formKind: 'contact',
    topic: contactTopic(call),
    locationIds: [studio],
    payload,
  });
};
