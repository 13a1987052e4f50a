import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { EmailField, FirstNameField, LastNameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { FormShell } from '#app/forms/form-shell.tsx';
import { defineForm } from '#app/forms/state/form-definition.ts';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { mutation } from '#app/forms/transport/form-requests.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { retreatForm as words } from '#words/pages/retreats.ts';

export const retreatForm = defineForm({
  name: 'retreat',
  schema: () => retreatSchema,
  failure: formFailures.retreats,
  success: formSuccesses.retreats,
  nextPage: () => ({ to: '/thankyou-retreat' }),
  /** The mail is sent only after the visitor was added to the announcement list. */
  requests: (values) => [
    mutation('addRetreatsUser', values, {
      selection: '{ status message }',
      accepted: 'status',
      declined: formFailures.retreats,
    }),
    mutation('sendNewRetreatLeadEmailV3', { ...values, form_id: managerTopics.retreats }),
  ],
});

export default function RetreatForm() {
  const { labels, hints } = formWords;
  const form = useSiteForm(retreatForm);
  return (
    <FormShell form={form} label={words.heading} submit={words.submit}>
      <FirstNameField {...form.field('firstName')} />
      <LastNameField {...form.field('lastName')} />
      <PhoneField {...form.field('phone')} />
      <EmailField {...form.field('email')} />
      <TextField
        {...form.field('location')}
        label={labels.retreatLocation}
        hint={hints.retreatLocation}
        className="sm:col-span-2"
      />
      <TextAreaField
        {...form.field('comment')}
        label={labels.retreatComment}
        rows={4}
        className="sm:col-span-2"
      />
    </FormShell>
  );
}
