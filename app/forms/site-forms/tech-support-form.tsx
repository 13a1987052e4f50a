import { FileDrop } from '#app/forms/fields/file-drop.tsx';
import { type StudioOptions, useStudioFromUrl } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { techSupportSchema } from '#domain/forms/schemas/tech-support.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { techSupport } from '#words/pages/contact-us.ts';
import { contactFields } from './contact-form.tsx';
import { ContactQuestions } from './parts/contact-questions.tsx';

export const techSupportForm = defineForm({
  name: 'tech-support',
  schema: () => techSupportSchema,
  failure: formFailures.contactRest,
  success: formSuccesses.request,
  requests: ({ uploadedFiles, ...values }) => ({
    form: 'tech-support',
    fields: { ...contactFields(values, 'tech-support'), files: uploadedFiles },
  }),
});

/** Tech support on /contact-us: the fields of general help, and pictures or videos of the problem. */
export default function TechSupportForm({ studios }: { studios: StudioOptions }) {
  const form = useSiteForm(techSupportForm, { fromUrl: { studio: useStudioFromUrl() } });
  return (
    <FormShell form={form} label={techSupport.heading} submit={techSupport.submit} sent={techSupport.sent}>
      <ContactQuestions form={form} studios={studios} />
      <FileDrop
        form={form}
        name="uploadedFiles"
        label={techSupport.uploadLabel}
        hint={formWords.hints.files}
      />
    </FormShell>
  );
}
