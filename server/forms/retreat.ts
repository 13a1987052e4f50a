import { managerTopics } from '#domain/forms/manager-topics.ts';
import { retreatSchema } from '#domain/forms/schemas/retreat.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
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

/** The announcement list: the submission is stored and no mail is sent. */
export const addRetreatsUser = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: RetreatCall,
) => {
  const form = parseForm(retreatSchema, asForm(call));
  return submit(intake, metadata, {
    form: 'retreat-user',
    topic: managerTopics.retreats,
    email: form.email,
    payload: form,
    jobs: [],
  });
};

export const sendRetreatLead = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  call: RetreatCall,
) => {
  const form = parseForm(retreatSchema, asForm(call));
  return submit(intake, metadata, {
    form: 'retreat-lead',
    topic: managerTopics.retreats,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(managerTopics.retreats, []), jobs.confirmToVisitor()],
  });
};
