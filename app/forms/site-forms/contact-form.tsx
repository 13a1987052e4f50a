import { type StudioOptions, studioNameOf, useStudioFromUrl } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { type Contact, contactSchema } from '#domain/forms/schemas/contact.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { generalHelp } from '#words/pages/contact-us.ts';
import { ContactQuestions } from './parts/contact-questions.tsx';

/** The fields of the help and tech-support endpoints, which have their own names for the studio. */
export const contactFields = ({ studio, ...fields }: Contact, form: string) => ({
  ...fields,
  studio_id: studio,
  studio_location: studioNameOf(studio),
  form,
  form_id: managerTopics.contactUs,
});

export const contactForm = defineForm({
  name: 'contact',
  schema: () => contactSchema,
  failure: formFailures.contactRest,
  success: formSuccesses.request,
  requests: (values) => ({ form: 'help', fields: contactFields(values, 'help') }),
});

/** General help on /contact-us. */
export default function ContactForm({ studios }: { studios: StudioOptions }) {
  const form = useSiteForm(contactForm, { fromUrl: { studio: useStudioFromUrl() } });
  return (
    <FormShell form={form} label={generalHelp.heading} submit={generalHelp.submit} sent={generalHelp.sent}>
      <ContactQuestions form={form} studios={studios} />
    </FormShell>
  );
}
