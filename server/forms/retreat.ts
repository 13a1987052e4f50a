import { managerTopics } from '#domain/forms/manager-topics.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs, type NewJob } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm, undefinedIfNull } from './intake-services.ts';

export type RetreatCall = {
  email: unknown;
  phone: unknown;
  firstName: unknown;
  lastName: unknown;
  location?: string | null;
  comment?: string | null;
};

const asForm = ({ location, comment, ...call }: RetreatCall) => ({
  ...call,
  location: undefinedIfNull(location),
  comment: undefinedIfNull(comment),
});

const submitRetreat =
  (formKind: 'retreat-user' | 'retreat-lead', newJobs: readonly NewJob[]) =>
  async (intake: IntakeServices, metadata: RequestMetadata, call: RetreatCall) => {
    const payload = parseForm(retreatSchema, asForm(call));
    const { email } = payload;
    return submit(intake, metadata, {
      formKind,
      topic: managerTopics.retreats,
      email,
      payload,
      jobs: newJobs,
    });
  };

/** The announcement list: the submission is stored and no mail is sent. */
export const addRetreatsUser = submitRetreat('retreat-user', []);

export const sendRetreatLead = submitRetreat('retreat-lead', [
  jobs.notifyManagers(managerTopics.retreats, []),
  jobs.confirmToVisitor(),
]);
