import type { MarketingField } from '#domain/forms/marketing-lead.ts';
import type { FormClient } from './form-client.ts';

/** Sends a lead in the format of the marketing-forms provider. */
export const sendLead = (
  client: FormClient,
  marketingFormId: string,
  fields: MarketingField[],
): Promise<void> =>
  client.postLead(marketingFormId, { submittedAt: Date.now(), fields, context: client.page });
