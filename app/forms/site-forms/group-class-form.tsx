import { TextField } from '#app/components/ui/field.tsx';
import { defineForm } from '#app/forms/engine/form-definition.ts';
import { FormShell } from '#app/forms/engine/form-shell.tsx';
import { useSiteForm } from '#app/forms/engine/use-site-form.ts';
import { EmailField, NameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { StudioSelect } from '#app/forms/fields/studio-select.tsx';
import {
  type StudioOptions,
  studioNameOf,
  useStudioFromUrl,
  useStudioOptions,
} from '#app/forms/fields/studios.ts';
import { gql } from '#app/graphql/gql.ts';
import { masks } from '#domain/forms/rules/masks.ts';
import { groupClassCall, groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { groupClassSent, groupClassForm as words } from '#words/pages/group-classes.ts';

const SendGroupClassEmail = gql(`
  mutation SendGroupClassEmail(
    $name: String!, $email: String!, $phone: String!, $company: String!, $studioId: Int!, $classDate: String,
    $attendees: Int, $location: String
  ) {
    sendGroupClassEmailToManager(
      name: $name, email: $email, phone: $phone, company: $company, studioId: $studioId, classDate: $classDate,
      attendees: $attendees, location: $location
    )
  }
`);

export const groupClassForm = defineForm({
  name: 'group-class',
  schema: () => groupClassSchema(),
  blank: { name: '', company: '', phone: '', email: '', studioId: '', classDate: '', attendees: '' },
  masks: { phone: masks.phone, classDate: masks.date },
  failure: formFailures.managerEmail,
  success: formSuccesses.request,
  isShownAsSentOnFailure: true,
  send: (values, client) =>
    client.mutate(SendGroupClassEmail, {
      ...groupClassCall(values),
      location: studioNameOf(values.studioId),
    }),
});

export default function GroupClassForm({ studios }: { studios: StudioOptions }) {
  const { labels, hints } = forms;
  const form = useSiteForm(groupClassForm, { known: { studioId: useStudioFromUrl() } });
  return (
    <FormShell form={form} label={words.heading} submit={words.submit} sent={groupClassSent} isSentAtTop>
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
