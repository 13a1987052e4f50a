import * as z from 'zod/mini';
import { toLocationId } from '#domain/booking-ids.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import { type RequestMetadata, submit } from '#server/models/leads/intake.ts';
import { studioName } from '#server/models/leads/recipients.ts';
import { jobs } from '#server/outbox/jobs.ts';
import { type IntakeServices, parseForm } from './intake-services.ts';

export type TeacherTrainingCall = {
  email: unknown;
  name: unknown;
  phone: unknown;
  zipCode: unknown;
  description: unknown;
  /** The first version of the call has no studios. */
  studio?: readonly string[];
};
/** Exported for the test that feeds hostile text to every schema. @public */
export const withoutStudiosSchema = z.omit(teacherTrainingSchema, { studio: true });

export const sendTeacherTraining = async (
  intake: IntakeServices,
  metadata: RequestMetadata,
  { studio: called, ...call }: TeacherTrainingCall,
) => {
  const form = parseForm(withoutStudiosSchema, call);
  const { studio } = called ? parseForm(teacherTrainingSchema, { ...call, studio: called }) : { studio: [] };
  const locationIds = [...new Set(studio.map(toLocationId))];
  const studios = locationIds.map(studioName);
  return submit(intake, metadata, {
    formKind: 'teacher-training',
    topic: managerTopics.careerTeacher,
    locationId: locationIds[0] ?? null,
    email: form.email,
    payload: { ...form, studios },
    jobs: [jobs.notifyManagers(managerTopics.careerTeacher, locationIds), jobs.confirmToVisitor()],
  });
};
