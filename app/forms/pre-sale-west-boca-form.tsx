import { comingSoonComment, formFailures, formSuccesses } from '#content/en/form-notices.ts';
import { presale } from '#content/en/pages/presale.ts';
import { preSaleWestBocaLead, preSaleWestBocaSchema } from '#domain/forms/pre-sale-west-boca.ts';
import { FirstAndLastNameForm } from './first-and-last-name-form.tsx';
import { defineForm } from './form-definition.ts';
import { sendLead } from './marketing.ts';

export const preSaleWestBocaForm = defineForm({
  name: 'coming-soon-west-boca',
  schema: () => preSaleWestBocaSchema,
  blank: { firstname: '', lastname: '', email: '', phone: '', comments: '' },
  failure: formFailures.unexpected,
  success: formSuccesses.request,
  send: (values, courier) => sendLead(courier, 'coming-soon-west-boca', preSaleWestBocaLead(values)),
});

/** West Boca asks for first and last name where the other coming-soon cards ask for the full one. */
export default function PreSaleWestBocaForm({ studio }: { studio: string }) {
  return (
    <FirstAndLastNameForm
      definition={preSaleWestBocaForm}
      label={studio}
      sent={presale.sent}
      comment={comingSoonComment(studio)}
    />
  );
}
