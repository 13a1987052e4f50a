import { managerTopics } from '#domain/forms/manager-topics.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

const submitRetreat =
  (formKind: 'retreat-user' | 'retreat-lead') =>
  async (forms: FormServices, metadata: RequestMetadata, call: CallOf<typeof retreatSchema>) =>
    storeForm(forms, metadata, {
      formKind,
      topic: managerTopics.retreats,
      payload: parseForm(retreatSchema, call),
    });

/** The announcement list: the submission is stored and no mail is sent. */
export const submitRetreatUser = submitRetreat('retreat-user');

export const submitRetreatLead = submitRetreat('retreat-lead');
