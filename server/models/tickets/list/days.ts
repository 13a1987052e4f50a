import { addDays, isCalendarDay } from '#domain/dates.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { studioInstant } from '#server/time/studio-time.ts';

/** The days of the filter as an interval of ids, which begin with the time of arrival. */
export const daysOf = ({ from, to }: Pick<ListQuery, 'from' | 'to'>) => ({
  from: from && isCalendarDay(from) ? firstId(studioInstant(from, '00:00')) : null,
  before: to && isCalendarDay(to) ? firstId(studioInstant(addDays(to, 1), '00:00')) : null,
});
