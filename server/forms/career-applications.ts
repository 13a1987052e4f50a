import { careerApplicationSchema } from '#domain/forms/career-application.ts';
import { asksForStudio, formIdOfPosition } from '#domain/forms/form-ids.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { assertWithinLimit, type RequestOrigin } from '#server/models/intake.ts';
import { jobs } from '#server/queue/jobs.ts';
import { checked, type IntakeServices, studioValue, submitWithFiles } from './reception.ts';

export type CareerCall = {
  email: unknown;
  name: unknown;
  phone: unknown;
  freeDays: unknown;
  position: unknown;
  description: unknown;
  studio_location?: string | null;
  studio_id?: number | null;
};

/** The position alone decides who reads it: a form id in the call could only disagree. */
export const sendCareerApplication = async (
  reception: IntakeServices,
  visit: RequestOrigin,
  { studio_id, studio_location, ...call }: CareerCall,
  cv: SpooledFile | undefined,
) => {
  const { studio, curriculumVitae, ...form } = checked(careerApplicationSchema, {
    ...call,
    curriculumVitae: cv,
    studio: asksForStudio(call.position) ? studioValue(studio_id, studio_location) : undefined,
  });
  const formId = formIdOfPosition[form.position];
  const studioIds = studio ? [Number(studio)] : [];
  const handed = {
    form: 'career-application',
    formId,
    studioId: studioIds[0] ?? null,
    email: form.email,
    payload: { ...form, files: [curriculumVitae.name] },
    jobs: [jobs.notifyManagers(formId, studioIds), jobs.confirmToVisitor()],
  };
  await assertWithinLimit(reception.desk, visit, handed.form);
  return submitWithFiles(reception, visit, handed, cv ? [cv] : []);
};
