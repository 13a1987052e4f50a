import {
  CommentsField,
  EmailField,
  FirstNameField,
  LastNameField,
  PhoneField,
} from '#app/forms/fields/common-fields.tsx';
import type { SentWords } from '#app/forms/panels/sent-panel.tsx';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import type { upcomingLocationsSchema } from '#domain/forms/schemas/upcoming-locations.ts';
import { type definePreSaleForm, PreSaleShell } from './pre-sale.tsx';

type Props = {
  definition: ReturnType<typeof definePreSaleForm<typeof upcomingLocationsSchema>>;
  label: string;
  sent: SentWords;
  comment?: string;
};

/** Shared by the two pre-sale forms with separate fields for first and last name. */
export function FirstAndLastNameForm({ definition, label, sent, comment = '' }: Props) {
  const form = useSiteForm(definition, { suggested: { comments: comment } });
  return (
    <PreSaleShell form={form} label={label} sent={sent}>
      <FirstNameField {...form.field('firstname')} />
      <LastNameField {...form.field('lastname')} />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <CommentsField {...form.field('comments')} className="sm:col-span-2" />
    </PreSaleShell>
  );
}
