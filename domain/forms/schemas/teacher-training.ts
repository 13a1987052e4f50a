import * as z from 'zod/mini';
import { because, email, longText, name, phone, studio, zip } from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';

const maxStudios = 50;

export const teacherTrainingSchema = z.object({
  name: name(),
  email: email(),
  phone: phone(),
  zipCode: zip(),
  // At least 600 characters, although the message says 150 words: the specification contains both.
  description: longText('description.required').check(
    z.minLength(limits.teacherTrainingDescription.min, because('teacherTrainingDescription.short')),
  ),
  studio: z
    .array(studio('studios.required'), because('studios.required'))
    .check(z.minLength(1, because('studios.required')), z.maxLength(maxStudios, because('studios.required'))),
});
export type TeacherTraining = z.output<typeof teacherTrainingSchema>;
