import { upcomingLocationsLead, upcomingLocationsSchema } from '#domain/forms/schemas/upcoming-locations.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';
import { FirstAndLastNameForm } from './parts/first-and-last-name-form.tsx';
import { definePreSaleForm } from './parts/pre-sale.tsx';

/** The last part of the page's URL; any other text than the two names means both studios. */
type Location = string | undefined;
const formIdByLocation: Record<string, string> = {
  miami: 'upcoming-midtown-miami',
  hollywood: 'upcoming-hollywood',
};

export const upcomingLocationsForm = (location: Location) =>
  definePreSaleForm({
    id: formIdByLocation[location ?? ''] ?? 'upcoming-locations',
    name: 'upcoming-locations',
    schema: upcomingLocationsSchema,
    lead: upcomingLocationsLead,
  });

/** The form of the pre-sale landing page; links use #signup. */
export default function UpcomingLocationsForm({ location }: { location: Location }) {
  return (
    <FirstAndLastNameForm
      definition={upcomingLocationsForm(location)}
      label={upcomingLocations.form.heading}
      sent={preSale.informationSent}
    />
  );
}
