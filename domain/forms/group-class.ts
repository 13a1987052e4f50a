import * as z from 'zod/mini';
import { type Clock, readDay, systemClock, today } from './calendar-date.ts';
import { because, email, ifGiven, name, phone, shortText, studio } from './fields.ts';
import { limits } from './limits.ts';

const isFuture = (typed: string, clock: Clock) => (readDay(typed) ?? '') > today(clock);
const isHeadCount = (typed: string) =>
  typed.length <= limits.attendees.maxCharacters && /^\d+$/.test(typed) && Number(typed) > 0;

export const groupClassSchema = (clock: Clock = systemClock) =>
  z.object({
    name: name(),
    phone: phone(),
    email: email(),
    company: shortText('company'),
    studioId: studio(),
    classDate: ifGiven(
      z.string(because('classDate.future')).check(
        z.trim(),
        z.refine((typed: string) => isFuture(typed, clock), because('classDate.future')),
      ),
    ),
    attendees: ifGiven(
      z
        .string(because('attendees.invalid'))
        .check(z.trim(), z.refine(isHeadCount, because('attendees.invalid'))),
    ),
  });
export type GroupClass = z.output<ReturnType<typeof groupClassSchema>>;

/** The call wants numbers where the form holds text. */
export const groupClassCall = (form: GroupClass) => ({
  ...form,
  studioId: Number(form.studioId),
  attendees: form.attendees === undefined ? undefined : Number(form.attendees),
});
