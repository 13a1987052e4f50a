import * as z from 'zod/mini';
import {
  hasShortYear,
  type ReadTime,
  readDay,
  systemTime,
  today,
} from '#domain/forms/rules/calendar-date.ts';
import { because, email, ifGiven, line, name, phone, shortText, studio } from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';
import { masks } from '#domain/forms/rules/masks.ts';

const isFuture = (typed: string, clock: ReadTime) => (readDay(typed) ?? '') > today(clock);
const isHeadCount = (typed: string) => /^\d+$/.test(typed) && Number(typed) > 0;

export const groupClassSchema = (clock: ReadTime = systemTime) =>
  z.object({
    name: name(),
    phone: phone(),
    email: email(),
    company: shortText('company'),
    studioId: studio(),
    classDate: ifGiven(
      line('classDate.future', masks.date.length, 'classDate.future').check(
        z.refine((typed: string) => !hasShortYear(typed), because('date.shortYear')),
        z.refine((typed: string) => isFuture(typed, clock), because('classDate.future')),
      ),
    ),
    attendees: ifGiven(
      line('attendees.invalid', limits.attendees.maxCharacters, 'attendees.invalid').check(
        z.refine(isHeadCount, because('attendees.invalid')),
      ),
    ),
  });
export type GroupClass = z.output<ReturnType<typeof groupClassSchema>>;

/** The call takes numbers, the form has text. */
export const groupClassCall = (form: GroupClass) => ({
  ...form,
  studioId: Number(form.studioId),
  attendees: form.attendees === undefined ? undefined : Number(form.attendees),
});
