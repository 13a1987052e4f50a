import { addDays, isCalendarDay } from '#domain/dates.ts';
import type { ListQuery } from '#domain/tickets/views.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { studioInstant } from '#server/time/studio-time.ts';

/** An interval of ids, which begin with the time of arrival. `from` is inclusive. */
export type IdInterval = { from: string; before: string };

/** Ids are hexadecimal, so 'g' sorts after all of them. */
const wholeInterval: IdInterval = { from: '', before: 'g' };

const idCursor = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The days of the filter and the cursor as an interval of ids. */
export const idIntervalOf = ({ from, to, after }: ListQuery): IdInterval => {
  const until =
    to && isCalendarDay(to) ? firstId(studioInstant(addDays(to, 1), '00:00')) : wholeInterval.before;
  const cursor = after && idCursor.test(after) ? after : wholeInterval.before;
  return {
    from: from && isCalendarDay(from) ? firstId(studioInstant(from, '00:00')) : wholeInterval.from,
    before: cursor < until ? cursor : until,
  };
};
