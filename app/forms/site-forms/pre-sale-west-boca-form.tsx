import { upcomingLocationsLead, upcomingLocationsSchema } from '#domain/forms/schemas/upcoming-locations.ts';
import { comingSoonComment } from '#words/form-notices.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { FirstAndLastNameForm } from './parts/first-and-last-name-form.tsx';
import { definePreSaleForm } from './parts/pre-sale.tsx';

export const preSaleWestBocaForm = definePreSaleForm({
  id: 'coming-soon-west-boca',
  name: 'coming-soon-west-boca',
  schema: upcomingLocationsSchema,
  lead: upcomingLocationsLead,
});

/** West Boca has fields for first and last name; the other coming-soon forms have one for the full name. */
export default function PreSaleWestBocaForm({ studio }: { studio: string }) {
  return (
    <FirstAndLastNameForm
      definition={preSaleWestBocaForm}
      label={studio}
      sent={preSale.sent}
      comment={comingSoonComment(studio)}
    />
  );
}
