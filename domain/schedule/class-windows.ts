import { addDays, type CalendarDay } from '#domain/dates.ts';
import type { ListPart } from '#domain/growing-list.ts';

/** Each window begins three days after the previous one. */
const windowDays = 3;

type Timetable = {
  /** Today at the studio. */
  start: CalendarDay;
  /** An upcoming studio has no classes, so loading ends after an empty first window. */
  isOpen: boolean;
};

/** A later window without classes ends the list; an empty first window of an open studio does not. */
export const windowPart = <I extends { id: string }>(
  { start, isOpen }: Timetable,
  min: CalendarDay,
  items: readonly I[],
): ListPart<I, CalendarDay> => ({
  items,
  next: items.length === 0 && !(isOpen && min === start) ? null : addDays(min, windowDays),
});
