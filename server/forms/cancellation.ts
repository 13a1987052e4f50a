import { toLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { cancellationSchema } from '#domain/forms/schemas/cancellation.ts';
import type { LocationId } from '#domain/studios.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm, studioValue, undefinedIfNull } from './intake-services.ts';

export type CancellationCall = {
  email: unknown;
  name: unknown;
  reason: unknown;
  location?: string | null;
  cancelType: unknown;
  suspensionDuration?: string | null;
  studio_id?: LocationId | null;
};

/** The call has no `condition`: the form requires the visitor's acceptance before it makes the call. */
export const sendCancellation = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  { studio_id, location: called, suspensionDuration, ...call }: CancellationCall,
) => {
  const {
    location,
    condition: _accepted,
    ...form
  } = parseForm(cancellationSchema, {
    ...call,
    suspensionDuration: undefinedIfNull(suspensionDuration),
    location: studioValue(studio_id, called),
    condition: true,
  });
  const locationId = toLocationId(location);
  return submit(intake, metadata, {
    formKind: 'cancellation',
    topic: managerTopics.cancelMembership,
    locationId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(managerTopics.cancelMembership, [locationId]), jobs.confirmToVisitor()],
  });
};
