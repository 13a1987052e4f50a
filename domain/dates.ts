/**
 * Calendar days as 'YYYY-MM-DD': a day at the studio, free of any clock or zone. Strings of this shape compare
 * and sort as days do. Turning a day into an instant is the server's business (server/time/studio-time.ts).
 */
export type CalendarDay = string;

const shape = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

const toUtc = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10);

/** True only for days that exist: 2026-02-30 is refused. */
export const isCalendarDay = (value: string): boolean => {
  if (!shape.test(value)) return false;
  const ms = toUtc(value);
  return !Number.isNaN(ms) && fromUtc(ms) === value;
};

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromUtc(toUtc(day) + days * dayMs);

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** 0 is Sunday. */
export const weekday = (day: CalendarDay): number => new Date(toUtc(day)).getUTCDay();

/** The last day of the month that lies `months` after the month of `day`. */
export const endOfMonth = (day: CalendarDay, months = 0): CalendarDay => {
  const date = new Date(toUtc(day));
  return fromUtc(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
};

/** The schedule loads three days at a time: a day and the two after it. */
export const classWindow = (day: CalendarDay) => ({ min: day, max: addDays(day, 2) });
/** Workshops reach to the end of the month two months ahead. */
export const workshopWindow = (day: CalendarDay) => ({ min: day, max: endOfMonth(day, 2) });

/** Sweden writes dates as calendars do: 2026-11-15. */
const studioCalendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/** The day at the studios at this instant, wherever the visitor is. */
export const studioDayAt = (instant: number): CalendarDay => studioCalendar.format(instant);
