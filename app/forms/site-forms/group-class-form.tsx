import { TextField } from '#app/components/ui/field.tsx';
import { EmailField, NameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import {
  type StudioOptions,
  studioNameOf,
  useStudioFromUrl,
  useStudioOptions,
} from '#app/forms/fields/studios.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { groupClassForm as words } from '#words/pages/group-classes.ts';

export const groupClassForm = defineForm({
  name: 'group-class',
  schema: () => groupClassSchema(),
  failure: formFailures.managerEmail,
  success: formSuccesses.request,
  isShownAsSentOnFailure: true,
  requests: (values) =>
    mutation('sendGroupClassEmailToManager', { ...values, location: studioNameOf(values.studioId) }),
});

export default function GroupClassForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = formWords;
  const form = useSiteForm(groupClassForm, { fromUrl: { studioId: useStudioFromUrl() } });
  return (
    <FormShell
      form={form}
      label={words.heading}
      submit={words.submit}
      sent={formWords.requestSent}
      isSentAtTop
    >
      <NameField {...form.field('name')} />
      <TextField {...form.field('company')} label={labels.company} autoComplete="organization" isRequired />
      <PhoneField {...form.field('phone')} />
      <EmailField {...form.field('email')} />
      <StudioSelect
        {...form.field('studioId')}
        studios={useStudioOptions(studios)}
        isRequired
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('classDate')}
        label={labels.classDate}
        hint={hints.classDate}
        autoComplete="off"
      />
      <TextField
        {...form.field('attendees')}
        label={labels.attendees}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormShell>
  );
}
