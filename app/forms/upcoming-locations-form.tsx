import { formFailures, formSuccesses } from '#content/en/form-notices.ts';
import { presale } from '#content/en/pages/presale.ts';
import { upcomingLocations } from '#content/en/pages/upcoming-locations.ts';
import { upcomingLocationsLead, upcomingLocationsSchema } from '#domain/forms/upcoming-locations.ts';
import { FirstAndLastNameForm } from './first-and-last-name-form.tsx';
import { defineForm } from './form-definition.ts';
import { sendLead } from './marketing.ts';

/** The last part of the address; anything but the two names means both studios. */
type Location = string | undefined;
const formIds: Record<string, string> = { miami: 'upcoming-midtown-miami', hollywood: 'upcoming-hollywood' };
const formIdOf = (location: Location) => formIds[location ?? ''] ?? 'upcoming-locations';

export const upcomingLocationsForm = (location: Location) =>
  defineForm({
    name: 'upcoming-locations',
    schema: () => upcomingLocationsSchema,
    blank: { firstname: '', lastname: '', email: '', phone: '', comments: '' },
    failure: formFailures.unexpected,
    success: formSuccesses.request,
    send: (values, courier) => sendLead(courier, formIdOf(location), upcomingLocationsLead(values)),
  });

/** The pre-sale landing page's form, reached through #signup. */
export default function UpcomingLocationsForm({ location }: { location?: Location }) {
  return (
    <FirstAndLastNameForm
      definition={upcomingLocationsForm(location)}
      label={upcomingLocations.form.heading}
      sent={presale.informationSent}
    />
  );
}
