import { CommentsField, EmailField, FullNameField, PhoneField } from '#app/forms/fields/common-fields.tsx';
import { useSiteForm } from '#app/forms/state/use-site-form.ts';
import { preSaleFullNameLead, preSaleFullNameSchema } from '#domain/forms/schemas/pre-sale-full-name.ts';
import { comingSoonComment } from '#words/form-notices.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { definePreSaleForm, PreSaleShell } from './parts/pre-sale.tsx';

/** One form per studio, so that a draft or a no-script response of Weston is not on Coral Gables' page. */
export const preSaleFullNameForm = (slug: string) =>
  definePreSaleForm({
    id: `coming-soon-${slug}`,
    name: `coming-soon-${slug}`,
    schema: preSaleFullNameSchema,
    lead: preSaleFullNameLead,
  });

/** The coming-soon form of Coral Gables, Coral Springs and Weston. */
export default function PreSaleFullNameForm({ slug, studio }: { slug: string; studio: string }) {
  const form = useSiteForm(preSaleFullNameForm(slug), { suggested: { comments: comingSoonComment(studio) } });
  return (
    <PreSaleShell form={form} label={studio} sent={preSale.sent}>
      <FullNameField {...form.field('fullname')} className="sm:col-span-2" />
      <EmailField {...form.field('email')} />
      <PhoneField {...form.field('phone')} />
      <CommentsField {...form.field('comments')} className="sm:col-span-2" />
    </PreSaleShell>
  );
}
