import { EmailField, NameField } from '#app/forms/fields/common-fields.tsx';
import { PositionSelect } from '#app/forms/fields/position-select.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import { type StudioOptions, useStudioFromUrl, useStudioOptions } from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { marketingLead } from '#app/forms/transport/form-requests.ts';
import { requiresStudio } from '#domain/forms/positions.ts';
import { futureOpeningsLead, futureOpeningsSchema } from '#domain/forms/schemas/future-openings.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { notify } from '#words/pages/careers.ts';

export const futureOpeningsForm = defineForm({
  name: 'future-openings',
  schema: () => futureOpeningsSchema,
  hasIpAddress: true,
  failure: formFailures.career,
  success: formSuccesses.request,
  requests: (values, page) => marketingLead('future-openings', futureOpeningsLead(values), page),
});

/** For visitors who find no suitable opening. */
export default function FutureOpeningsForm({ studios }: { studios: StudioOptions }) {
  const form = useSiteForm(futureOpeningsForm, { fromUrl: { studio: useStudioFromUrl() } });
  const options = useStudioOptions(studios);
  const hasStudio = requiresStudio(form.watch('position'));
  return (
    <FormShell form={form} label={notify.heading} submit={notify.submit} sent={formWords.openingsNoticeSent}>
      <NameField {...form.field('name')} />
      <EmailField {...form.field('email')} />
      <PositionSelect {...form.field('position')} />
      {hasStudio && <StudioSelect {...form.field('studio')} studios={options} />}
    </FormShell>
  );
}
