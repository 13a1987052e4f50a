import { topicOfPosition } from '#domain/forms/manager-topics.ts';
import { requiresStudio } from '#domain/forms/positions.ts';
import type { ChosenFile } from '#domain/forms/rules/files.ts';
import { careerApplicationSchema } from '#domain/forms/schemas/career-application.ts';
import { assertWithinLimit, type RequestMetadata } from '#server/models/leads/intake.ts';
import { type CallOf, locationIdOf, parseForm } from './form-call.ts';
import { type FormServices, storeForm } from './store-form.ts';

export type CareerCall = Omit<CallOf<typeof careerApplicationSchema>, 'studio' | 'curriculumVitae'> & {
  studio_location?: string | null;
  studio_id?: number | null;
};

/** The position alone decides which managers get the mail; the call's `form_id` is ignored. */
export const submitCareerApplication = async (
  forms: FormServices,
  metadata: RequestMetadata,
  call: CareerCall,
  cv: ChosenFile | undefined,
) => {
  const { studio, curriculumVitae, ...form } = parseForm(careerApplicationSchema, {
    ...call,
    curriculumVitae: cv,
    studio: requiresStudio(call.position) ? locationIdOf(call.studio_id, call.studio_location) : undefined,
  });
  await assertWithinLimit(forms, metadata, 'career-application');
  return storeForm(forms, metadata, {
    formKind: 'career-application',
    topic: topicOfPosition[form.position],
    locationIds: studio ? [studio] : [],
    payload: { ...form, files: [curriculumVitae.name] },
    files: cv ? [cv] : [],
  });
};
