import { TextAreaField } from '#app/components/ui/field.tsx';
import { formFailures, formSuccesses } from '#content/en/form-notices.ts';
import { forms } from '#content/en/forms.ts';
import { contactUs } from '#content/en/pages/contact-us.ts';
import { type Contact, contactSchema } from '#domain/forms/contact.ts';
import { formIds } from '#domain/forms/form-ids.ts';
import { defineForm } from './form-definition.ts';
import { FormShell } from './form-shell.tsx';
import { StudioSelect } from './studio-select.tsx';
import { type StudioOptions, studioNameOf, useStudioFromAddress, useStudioOptions } from './studios.ts';
import { useSiteForm } from './use-site-form.ts';
import { EmailField, NameField } from './usual-fields.tsx';

/** What the support desk takes with every message, beside the files. */
export const contactFields = ({ email, name, description, studio }: Contact, form: string) => ({
  email,
  name,
  description,
  studio_id: studio,
  studio_location: studioNameOf(studio),
  form,
  form_id: String(formIds.contactUs),
});

export const contactForm = defineForm({
  name: 'contact',
  schema: () => contactSchema,
  blank: { name: '', email: '', studio: '', description: '' },
  failure: formFailures.contactRest,
  success: formSuccesses.request,
  send: (values, courier) => courier.postForm('/form/help', contactFields(values, 'help')),
});

/** General help on /contact-us. */
export default function ContactForm({ studios }: { studios: StudioOptions }) {
  const { labels } = forms;
  const { generalHelp } = contactUs;
  const form = useSiteForm(contactForm, { known: { studio: useStudioFromAddress() } });
  return (
    <FormShell form={form} label={generalHelp.heading} submit={generalHelp.submit} sent={generalHelp.sent}>
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <StudioSelect
        {...form.field('studio')}
        studios={useStudioOptions(studios)}
        isRequired
        className="sm:col-span-2"
      />
      <TextAreaField
        {...form.field('description')}
        label={labels.description}
        isRequired
        className="sm:col-span-2"
      />
    </FormShell>
  );
}
