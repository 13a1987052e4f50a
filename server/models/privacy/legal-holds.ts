import { type CalendarDay, type Instant, studioDay } from '#domain/dates.ts';
import { factsOfKind, isFormKind } from '#domain/forms/forms.ts';
import { erasureHoldYears } from '#domain/retention.ts';
import { yearsAfter } from '#server/time/studio-time.ts';

/** The day until which the law requires that a submission is stored; null if there is none. */
export const legalHoldUntil = (formKind: string, createdAt: Instant, now: Instant): CalendarDay | null => {
  const years = isFormKind(formKind) ? erasureHoldYears[factsOfKind[formKind].recordClass] : 0;
  const day = yearsAfter(studioDay(createdAt), years);
  return studioDay(now) < day ? day : null;
};
