import { formIds } from '#domain/forms/form-ids.ts';
import { groupClassSchema } from '#domain/forms/group-class.ts';
import { type RequestOrigin, submit } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices } from './reception.ts';

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
    // Groups have no form id of their own: those who answer visitors answer them.
    formId: formIds.contactUs,
    studioId,
    email: form.email,
    payload: form,
    jobs: [jobs.notifyManagers(formIds.contactUs, [studioId]), jobs.confirmToVisitor()],
  });
};
