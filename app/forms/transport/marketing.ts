import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import type { MarketingField, MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import type { FormClient } from './form-client.ts';

/** Hands a lead to the marketing-forms endpoint, in its own shape. */
export const sendLead = (courier: FormClient, formId: string, fields: MarketingField[]): Promise<void> =>
  courier.postJson(marketingFormPath(formId), {
    submittedAt: Date.now(),
    fields,
    context: courier.page,
  } satisfies MarketingSubmission);
