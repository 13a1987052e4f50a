import { toLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { groupClassSchema } from '#domain/forms/schemas/group-class.ts';
import type { LocationId } from '#domain/studios.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export type GroupClassCall = {
  name: unknown;
  email: unknown;
  phone: unknown;
  company: unknown;
  studioId: LocationId;
  classDate?: string | null;
  attendees?: number | null;
};

/** The call has numbers where the form has text; the form's rules apply to both. */
export const sendGroupClass = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  { studioId, classDate, attendees, ...call }: GroupClassCall,
) => {
  const schema = groupClassSchema(() => intake.clock.now());
  const { studioId: studio, ...form } = parseForm(schema, {
    ...call,
    studioId: String(studioId),
    classDate: classDate ?? '',
    attendees: attendees === null || attendees === undefined ? '' : String(attendees),
  });
  const locationId = toLocationId(studio);
  return submit(intake, metadata, {
    formKind: 'group-class',
    // Group classes have no topic of their own: the managers of `contactUs` answer them.
    topic: managerTopics.contactUs,
    locationId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(managerTopics.contactUs, [locationId]), jobs.confirmToVisitor()],
  });
};
