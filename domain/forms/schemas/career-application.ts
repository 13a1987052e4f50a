import * as z from 'zod/mini';
import { weekDays } from '#domain/dates.ts';
import { positions, requiresStudio } from '#domain/forms/positions.ts';
import {
  because,
  choice,
  email,
  ifGiven,
  longText,
  name,
  phone,
  studio,
} from '#domain/forms/rules/fields.ts';
import { cv } from '#domain/forms/rules/files.ts';
import { limits } from '#domain/forms/rules/limits.ts';

const hasRequiredStudio = (form: unknown) => {
  const { position, studio } = (form ?? {}) as { position?: unknown; studio?: unknown };
  return !requiresStudio(position) || Boolean(studio);
};

export const careerApplicationSchema = z
  .object({
    name: name(),
    email: email(),
    phone: phone(),
    position: choice(positions, 'position.required'),
    studio: ifGiven(studio()),
    freeDays: z
      .array(choice(weekDays, 'freeDays.required'), because('freeDays.required'))
      .check(
        z.minLength(1, because('freeDays.required')),
        z.maxLength(weekDays.length, because('freeDays.required')),
      ),
    // The rule requires 30 characters, but its message says 50: the specification contains both.
    description: longText('careerDescription.required').check(
      z.minLength(limits.careerDescription.min, because('careerDescription.short')),
    ),
    curriculumVitae: cv(),
  })
  .check(z.refine(hasRequiredStudio, { ...because('studio.required'), path: ['studio'], when: () => true }));
export type CareerApplication = z.output<typeof careerApplicationSchema>;
