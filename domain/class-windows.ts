import { addDays, type CalendarDay } from './dates.ts';
import type { ListPart } from './growing-list.ts';

/** How far a window advances: the next one begins three days later. */
const windowDays = 3;

/** One window of a schedule that began on `start`. A later one without a class ends it; a quiet first one does not. */
export const windowPart = <I extends { id: string }>(
  start: CalendarDay,
  min: CalendarDay,
  items: readonly I[],
): ListPart<I, CalendarDay> => ({
  items,
  next: items.length === 0 && min !== start ? null : addDays(min, windowDays),
});
