import { marketingFormPath } from '#domain/forms/marketing-forms.ts';
import type { MarketingField, MarketingSubmission } from '#domain/forms/marketing-lead.ts';
import type { FormClient } from './form-client.ts';

/** Posts a lead to the marketing-forms endpoint, in the provider's format. */
export const sendLead = (client: FormClient, formId: string, fields: MarketingField[]): Promise<void> =>
  client.postJson(marketingFormPath(formId), {
    submittedAt: Date.now(),
    fields,
    context: client.page,
  } satisfies MarketingSubmission);
