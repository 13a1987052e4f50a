import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { FormShell } from '#app/forms/form-shell.tsx';
import type { SentWords } from '#app/forms/panels/sent-panel.tsx';
import { defineForm, type StudioFormName } from '#app/forms/state/form-definition.ts';
import type { SiteForm } from '#app/forms/state/use-site-form.ts';
import { marketingLead } from '#app/forms/transport/form-requests.ts';
import type { FormSchema } from '#domain/forms/form-fields.ts';
import type { FormName } from '#domain/forms/forms.ts';
import type { MarketingField } from '#domain/forms/marketing-lead.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { formWords } from '#words/forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';

type Variant<Schema extends FormSchema> = {
  /** The id of the marketing provider's form; each studio has its own. */
  id: string;
  name: FormName | StudioFormName;
  schema: Schema;
  lead: (values: z.output<Schema>) => MarketingField[];
};

/** What all forms for upcoming studios share; a variant adds its fields and the lead that it sends. */
export const definePreSaleForm = <Schema extends FormSchema>({ id, name, schema, lead }: Variant<Schema>) =>
  defineForm({
    name,
    schema: () => schema,
    hasIpAddress: true,
    failure: formFailures.unexpected,
    success: formSuccesses.request,
    requests: (values, page) => marketingLead(id, lead(values), page),
  });

type Props = { form: SiteForm; label: string; sent: SentWords; children: ReactNode };

export function PreSaleShell(props: Props) {
  return <FormShell {...props} submit={formWords.preSaleSubmit} smallPrint={preSale.consent} />;
}
