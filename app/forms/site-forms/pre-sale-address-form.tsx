import { TextField } from '#app/components/ui/field.tsx';
import { EmailField, FullNameField, PhoneField, ZipField } from '#app/forms/fields/common-fields.tsx';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { preSaleAddressLead, preSaleAddressSchema } from '#domain/forms/schemas/pre-sale-address.ts';
import { formWords } from '#words/forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { definePreSaleForm, PreSaleShell } from './parts/pre-sale.tsx';

export const preSaleAddressForm = (slug: string, studio: string) =>
  definePreSaleForm({
    id: `pre-sale-${slug}`,
    name: `pre-sale-${slug}`,
    schema: preSaleAddressSchema,
    lead: (values) => preSaleAddressLead(values, studio),
  });

/** On the pages of Delray, Doral, West Kendall, Pinecrest and Wellington. */
export default function PreSaleAddressForm({ slug, studio }: { slug: string; studio: string }) {
  const { labels } = formWords;
  const form = useSiteForm(preSaleAddressForm(slug, studio));
  return (
    <PreSaleShell form={form} label={studio} sent={preSale.informationSent}>
      <FullNameField {...form.field('fullname')} className="sm:col-span-2" />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <TextField
        {...form.field('address')}
        label={labels.address}
        autoComplete="address-line1"
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
      <ZipField {...form.field('zip')} />
    </PreSaleShell>
  );
}
