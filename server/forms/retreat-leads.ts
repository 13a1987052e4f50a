import { formIds } from '#domain/forms/form-ids.ts';
import { retreatsSchema } from '#domain/forms/retreat.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, given, type IntakeServices } from './reception.ts';

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
  location: given(location),
  comment: given(comment),
});

/** The list for announcements: kept, and nobody needs to act. */
export const addRetreatsUser = async ({ desk }: IntakeServices, visit: RequestOrigin, call: RetreatCall) => {
  const form = checked(retreatsSchema, asForm(call));
  return submit(desk, visit, {
    form: 'retreat-user',
    formId: formIds.retreats,
    email: form.email,
    payload: form,
    jobs: [],
  });
};

export const sendRetreatLead = async ({ desk }: IntakeServices, visit: RequestOrigin, call: RetreatCall) => {
  const form = checked(retreatsSchema, asForm(call));
  return submit(desk, visit, {
    form: 'retreat-lead',
    formId: formIds.retreats,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(formIds.retreats, []), jobs.confirmToVisitor()],
  });
};
