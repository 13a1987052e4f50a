import { TextField } from '#app/components/ui/field.tsx';
import { formFailures, formSuccesses } from '#content/en/form-notices.ts';
import { forms } from '#content/en/forms.ts';
import { presale } from '#content/en/pages/presale.ts';
import { masks } from '#domain/forms/masks.ts';
import { preSaleAddressLead, preSaleAddressSchema } from '#domain/forms/pre-sale-address.ts';
import { defineForm } from './form-definition.ts';
import { FormShell } from './form-shell.tsx';
import { sendLead } from './marketing.ts';
import { useSiteForm } from './use-site-form.ts';

export const preSaleAddressForm = (slug: string, studio: string) =>
  defineForm({
    name: `pre-sale-${slug}`,
    schema: () => preSaleAddressSchema,
    blank: { fullname: '', email: '', phone: '', address: '', city: '', state: '', zip: '' },
    failure: formFailures.unexpected,
    success: formSuccesses.request,
    send: (values, courier) => sendLead(courier, `pre-sale-${slug}`, preSaleAddressLead(values, studio)),
  });

/** On the pages of Delray, Doral, West Kendall, Pinecrest and Wellington. */
export default function PreSaleAddressForm({ slug, studio }: { slug: string; studio: string }) {
  const { labels } = forms;
  const form = useSiteForm(preSaleAddressForm(slug, studio), { asksAddress: true });
  return (
    <FormShell
      form={form}
      label={studio}
      submit={forms.preSaleSubmit}
      sent={presale.informationSent}
      smallPrint={presale.consent}
    >
      <TextField
        {...form.field('fullname')}
        label={labels.fullName}
        autoComplete="name"
        isRequired
        className="sm:col-span-2"
      />
      <TextField {...form.field('email')} label={labels.email} type="email" autoComplete="email" isRequired />
      <TextField
        {...form.field('phone', masks.phone)}
        label={labels.phone}
        type="tel"
        autoComplete="tel-national"
        isRequired
      />
      <TextField
        {...form.field('address')}
        label={labels.address}
        autoComplete="street-address"
        isRequired
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('city')}
        label={labels.city}
        autoComplete="address-level2"
        isRequired
        className="sm:col-span-2"
      />
      <TextField {...form.field('state')} label={labels.state} autoComplete="address-level1" isRequired />
      <TextField {...form.field('zip', masks.zip)} label={labels.zip} autoComplete="postal-code" isRequired />
    </FormShell>
  );
}
