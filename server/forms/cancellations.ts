import { cancellationSchema } from '#domain/forms/cancellation.ts';
import { formIds } from '#domain/forms/form-ids.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, given, type IntakeServices, studioValue } from './reception.ts';

export type CancellationCall = {
  email: unknown;
  name: unknown;
  reason: unknown;
  location?: string | null;
  cancelType: unknown;
  suspensionDuration?: string | null;
  studio_id?: number | null;
};

/** The call knows no `condition`: whoever makes it has accepted it, and the form does not send before. */
export const sendCancellation = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  { studio_id, location: called, suspensionDuration, ...call }: CancellationCall,
) => {
  const {
    location,
    condition: _accepted,
    ...form
  } = checked(cancellationSchema, {
    ...call,
    suspensionDuration: given(suspensionDuration),
    location: studioValue(studio_id, called),
    condition: true,
  });
  const studioId = Number(location);
  return submit(desk, visit, {
    form: 'cancellation',
    formId: formIds.cancelMembership,
    studioId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(formIds.cancelMembership, [studioId]), jobs.confirmToVisitor()],
  });
};
