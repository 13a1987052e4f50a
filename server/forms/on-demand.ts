import { managerTopics } from '#domain/forms/manager-topics.ts';
import { onDemandSchema } from '#domain/forms/schemas/on-demand.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export const submitOnDemand = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: CallOf<typeof onDemandSchema>,
) =>
  storeForm(forms, metadata, {
    formKind: 'on-demand',
    topic: managerTopics.contactUs,
    payload: parseForm(onDemandSchema, call),
  });
