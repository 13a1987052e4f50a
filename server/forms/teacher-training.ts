import * as z from 'zod/mini';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { teacherTrainingSchema } from '#domain/forms/schemas/teacher-training.ts';
import type { RequestMetadata } from '#server/models/leads/intake.ts';
import { locationName } from '#server/models/leads/mailed-studios.ts';
import { type CallOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

/** Exported for the test that feeds hostile text to every schema. @public */
export const withoutStudiosSchema = z.omit(teacherTrainingSchema, { studio: true });

/** The first version of the call has no studios. */
export const submitTeacherTraining = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: CallOf<typeof teacherTrainingSchema>,
) => {
  const { studio, ...form } = call.studio
    ? parseForm(teacherTrainingSchema, call)
    : { ...parseForm(withoutStudiosSchema, call), studio: [] };
  const locationIds = [...new Set(studio)];
  return storeForm(forms, metadata, {
    formKind: 'teacher-training',
    topic: managerTopics.careerTeacher,
    locationIds,
    payload: { ...form, studios: locationIds.map(locationName) },
  });
};
