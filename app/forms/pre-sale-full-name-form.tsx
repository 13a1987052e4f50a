import { TextAreaField, TextField } from '#app/components/ui/field.tsx';
import { comingSoonComment, formFailures, formSuccesses } from '#content/en/form-notices.ts';
import { forms } from '#content/en/forms.ts';
import { presale } from '#content/en/pages/presale.ts';
import { masks } from '#domain/forms/masks.ts';
import { preSaleFullNameLead, preSaleFullNameSchema } from '#domain/forms/pre-sale-full-name.ts';
import { defineForm } from './form-definition.ts';
import { FormShell } from './form-shell.tsx';
import { sendLead } from './marketing.ts';
import { useSiteForm } from './use-site-form.ts';

/** One form per studio, so that a draft or a no-script answer for Weston does not turn up under Coral Gables. */
export const preSaleFullNameForm = (slug: string) =>
  defineForm({
    name: `coming-soon-${slug}`,
    schema: () => preSaleFullNameSchema,
    blank: { fullname: '', email: '', phone: '', comments: '' },
    failure: formFailures.unexpected,
    success: formSuccesses.request,
    send: (values, courier) => sendLead(courier, `coming-soon-${slug}`, preSaleFullNameLead(values)),
  });

/** The coming-soon form of Coral Gables, Coral Springs and Weston. */
export default function PreSaleFullNameForm({ slug, studio }: { slug: string; studio: string }) {
  const { labels } = forms;
  const form = useSiteForm(preSaleFullNameForm(slug), {
    known: { comments: comingSoonComment(studio) },
    asksAddress: true,
  });
  return (
    <FormShell
      form={form}
      label={studio}
      submit={forms.preSaleSubmit}
      sent={presale.sent}
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
