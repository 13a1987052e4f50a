import { groupClassSchema } from '#domain/forms/group-class.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices } from './intake-services.ts';

export type GroupClassCall = {
  name: unknown;
  email: unknown;
  phone: unknown;
  company: unknown;
  studioId: number;
  classDate?: string | null;
  attendees?: number | null;
};

/** The call carries numbers where the form holds text; the rules are the form's. */
export const sendGroupClass = async (
  { desk }: IntakeServices,
  visit: RequestOrigin,
  { studioId: calledStudio, classDate, attendees, ...call }: GroupClassCall,
) => {
  const schema = groupClassSchema(() => desk.clock.now());
  const { studioId: studio, ...form } = checked(schema, {
    ...call,
    studioId: String(calledStudio),
    classDate: classDate ?? '',
    attendees: attendees === null || attendees === undefined ? '' : String(attendees),
  });
  const studioId = Number(studio);
  return submit(desk, visit, {
    form: 'group-class',
    // Group classes have no topic of their own: the managers who answer visitors answer groups too.
    topic: managerTopics.contactUs,
    studioId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(managerTopics.contactUs, [studioId]), jobs.confirmToVisitor()],
  });
};
