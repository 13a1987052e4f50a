import * as z from 'zod/mini';
import { type ReadTime, readDay, systemTime, today } from '#domain/forms/rules/calendar-date.ts';
import {
  because,
  date,
  email,
  ifGiven,
  name,
  phone,
  shortText,
  studio,
  wholeNumber,
} from '#domain/forms/rules/fields.ts';
import { limits } from '#domain/forms/rules/limits.ts';

const isFuture = (typed: string, clock: ReadTime) => (readDay(typed) ?? '') > today(clock);

export const groupClassSchema = (clock: ReadTime = systemTime) =>
  z.object({
    name: name(),
    company: shortText('company'),
    phone: phone(),
    email: email(),
    studioId: studio(),
    classDate: ifGiven(
      date('classDate.future', 'classDate.future').check(
        z.refine((typed: string) => isFuture(typed, clock), because('classDate.future')),
      ),
    ),
    attendees: ifGiven(wholeNumber('attendees.invalid', limits.attendees.max)),
  });
