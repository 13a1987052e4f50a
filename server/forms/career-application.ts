import { toLocationId } from '#domain/booking-ids.ts';
import { topicOfPosition } from '#domain/forms/manager-topics.ts';
import { requiresStudio } from '#domain/forms/positions.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import type { LocationId } from '#domain/studios.ts';
import type { SpooledFile } from '#server/integrations/file-store/spool.ts';
import { assertWithinLimit, type RequestMetadata } from '#server/models/leads/intake.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm, studioValue, submitWithFiles } from './intake-services.ts';

export type CareerCall = {
  email: unknown;
  name: unknown;
  phone: unknown;
  freeDays: unknown;
  position: unknown;
  description: unknown;
  studio_location?: string | null;
  studio_id?: LocationId | null;
};

/** The position alone decides which managers get the mail; the call's `form_id` is ignored. */
export const sendCareerApplication = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  { studio_id, studio_location, ...call }: CareerCall,
  cv: SpooledFile | undefined,
) => {
  const { studio, curriculumVitae, ...form } = parseForm(careerApplicationSchema, {
    ...call,
    curriculumVitae: cv,
    studio: requiresStudio(call.position) ? studioValue(studio_id, studio_location) : undefined,
  });
  const topic = topicOfPosition[form.position];
  const locationIds = studio ? [toLocationId(studio)] : [];
  const input = {
    formKind: 'career-application' as const,
    topic,
    locationId: locationIds[0] ?? null,
    email: form.email,
    payload: { ...form, files: [curriculumVitae.name] },
    jobs: [jobs.notifyManagers(topic, locationIds), jobs.confirmToVisitor()],
  };
  await assertWithinLimit(intake, metadata, input.formKind);
  return submitWithFiles(intake, metadata, input, cv ? [cv] : []);
};
