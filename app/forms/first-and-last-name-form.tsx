import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { forms } from '#content/en/forms.ts';
import { presale } from '#content/en/pages/presale.ts';
import { masks } from '#domain/forms/masks.ts';
import type { UpcomingLocations } from '#domain/forms/upcoming-locations.ts';
import type { FormDefinition } from './form-definition.ts';
import { FormShell } from './form-shell.tsx';
import type { Sent } from './sent-panel.tsx';
import { useSiteForm } from './use-site-form.ts';

type Typed = Record<keyof UpcomingLocations, string>;
type Props = {
  definition: FormDefinition<Typed, UpcomingLocations, void>;
  label: string;
  sent: Sent;
  comment?: string;
};

/** Shared by the two pre-sale forms that ask for first and last name apart. */
export function FirstAndLastNameForm({ definition, label, sent, comment = '' }: Props) {
  const { labels } = forms;
  const form = useSiteForm(definition, { known: { comments: comment }, asksAddress: true });
  return (
    <FormShell
      form={form}
      label={label}
      submit={forms.preSaleSubmit}
      sent={sent}
      smallPrint={presale.consent}
    >
      <TextField {...form.field('firstname')} label={labels.firstName} autoComplete="given-name" isRequired />
      <TextField {...form.field('lastname')} label={labels.lastName} autoComplete="family-name" isRequired />
      <TextField {...form.field('email')} label={labels.email} type="email" autoComplete="email" isRequired />
      <TextField
        {...form.field('phone', masks.phone)}
        label={labels.phone}
        type="tel"
        autoComplete="tel-national"
        isRequired
      />
      <TextAreaField
        {...form.field('comments')}
        label={labels.comments}
        rows={4}
        isRequired
        className="sm:col-span-2"
      />
    </FormShell>
  );
}
