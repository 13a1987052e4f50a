import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { EmailField, NameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { FileDrop } from '#app/forms/fields/file-drop.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import { type StudioOptions, useStudioFromUrl, useStudioOptions } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { useFirstQuery } from '#app/islands/page-data.ts';
import { supportRequestSchema } from '#domain/forms/schemas/support-request.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';

export const supportRequestForm = defineForm({
  name: 'support-request',
  schema: () => supportRequestSchema,
  failure: formFailures.contact,
  success: formSuccesses.request,
  // The call takes the id of the studio as text.
  requests: ({ studio, ...values }) =>
    mutation('createSupportRequestV2', { ...values, ...(studio && { studio: String(studio) }) }),
});

/** The app opens the page with the member's account id in the query, which is stored with the request. */
export default function SupportRequestForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = formWords;
  const account_id = useFirstQuery().get('account_id') ?? '';
  const form = useSiteForm(supportRequestForm, { fromUrl: { studio: useStudioFromUrl(), account_id } });
  return (
    <FormShell
      form={form}
      label={formWords.requestSubmit}
      submit={formWords.requestSubmit}
      sent={formWords.supportRequestSent}
    >
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} isRequired={false} />
      <TextField {...form.field('account_id')} label={labels.accountId} autoComplete="off" data-prefill="" />
      <StudioSelect {...form.field('studio')} studios={useStudioOptions(studios)} className="sm:col-span-2" />
      <TextAreaField
        {...form.field('description')}
        label={labels.description}
        isRequired
        className="sm:col-span-2"
      />
      <FileDrop form={form} name="files" label={labels.files} hint={hints.files} />
    </FormShell>
  );
}
