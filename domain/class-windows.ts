import { addDays, type CalendarDay } from './dates.ts';
import type { ListPart } from './growing-list.ts';

/** How far a window advances: the next one begins three days later. */
const windowDays = 3;

type Timetable = {
  /** The day it is looked at from. */
  start: CalendarDay;
  /** Of a studio that is open; one that is still being built is not searched for classes any further than its first days. */
  isOpen: boolean;
};

/** One window of a timetable. A later one without a class ends it; a quiet first one of an open studio does not. */
export const windowPart = <I extends { id: string }>(
  { start, isOpen }: Timetable,
  min: CalendarDay,
  items: readonly I[],
): ListPart<I, CalendarDay> => ({
  items,
  next: items.length === 0 && !(isOpen && min === start) ? null : addDays(min, windowDays),
});
