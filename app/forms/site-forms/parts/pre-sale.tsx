import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import {
  defineForm,
  type FieldMasks,
  type FormValues,
  type StudioFormName,
} from '#app/forms/engine/form-definition.ts';
import { FormShell } from '#app/forms/engine/form-shell.tsx';
import type { SiteForm } from '#app/forms/engine/use-site-form.ts';
import type { Sent } from '#app/forms/panels/sent-panel.tsx';
import type { FormName } from '#domain/forms/forms.ts';
import type { MarketingField } from '#domain/forms/marketing-lead.ts';
import { formFailures, formSuccesses } from '#words/form-notices.ts';
import { forms } from '#words/forms.ts';
import { preSale } from '#words/pages/pre-sale.ts';

type Variant<Typed extends FormValues, Checked> = {
  /** The id of the marketing provider's form; each studio has its own. */
  id: string;
  name: FormName | StudioFormName;
  schema: z.ZodMiniType<Checked>;
  blank: Typed;
  masks: FieldMasks<Typed>;
  lead: (values: Checked) => MarketingField[];
};

/** What all forms for upcoming studios share; a variant adds its fields and the lead that it sends. */
export const definePreSaleForm = <Typed extends FormValues, Checked>({
  id,
  name,
  schema,
  blank,
  masks,
  lead,
}: Variant<Typed, Checked>) =>
  defineForm({
    name,
    schema: () => schema,
    blank,
    masks,
    hasIpAddress: true,
    failure: formFailures.unexpected,
    success: formSuccesses.request,
    send: (values, client) => client.postLead(id, lead(values)),
  });

type Props = { form: SiteForm; label: string; sent: Sent; children: ReactNode };

export function PreSaleShell(props: Props) {
  return <FormShell {...props} submit={forms.preSaleSubmit} smallPrint={preSale.consent} />;
}
