import { dayMs } from '#domain/durations.ts';

/** A point in time in epoch milliseconds. */
export type Instant = number;

/**
 * Calendar days as 'YYYY-MM-DD': a day at the studio, without time or zone. Strings of this shape compare and
 * sort like days. The server converts days to instants (server/time/studio-time.ts).
 */
export type CalendarDay = string;

const shape = /^\d{4}-\d{2}-\d{2}$/;

const toUtc = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const fromUtc = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10);

/** False for days that do not exist, such as 2026-02-30. */
export const isCalendarDay = (value: string): boolean => {
  if (!shape.test(value)) return false;
  const ms = toUtc(value);
  return !Number.isNaN(ms) && fromUtc(ms) === value;
};

export const addDays = (day: CalendarDay, days: number): CalendarDay => fromUtc(toUtc(day) + days * dayMs);

export const daysBetween = (from: CalendarDay, to: CalendarDay): number =>
  Math.round((toUtc(to) - toUtc(from)) / dayMs);

/** Names of days as forms store them, and as schema.org has them. */
export const weekDays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** 0 is Sunday. */
export const weekday = (day: CalendarDay): number => new Date(toUtc(day)).getUTCDay();

/** The Monday of the week. */
export const startOfWeek = (day: CalendarDay): CalendarDay => addDays(day, -((weekday(day) + 6) % 7));

/** The last day of the month, `months` months after that of `day`. */
export const endOfMonth = (day: CalendarDay, months = 0): CalendarDay => {
  const date = new Date(toUtc(day));
  return fromUtc(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
};

/** The schedule loads three days at a time: a day and the two after it. */
export const classWindow = (day: CalendarDay) => ({ min: day, max: addDays(day, 2) });
/** Workshops reach to the end of the month two months ahead. */
export const workshopWindow = (day: CalendarDay) => ({ min: day, max: endOfMonth(day, 2) });

/** All studios are in one time zone; the visitor's zone is never used. */
export const studioZone = 'America/New_York';

/**
 * The Swedish locale formats dates as ISO 8601: 2026-11-15. A formatter is created at its first use, because
 * that takes some milliseconds on a slow phone, and most pages format nothing.
 */
const studioFormat = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (instant: Instant): string => {
    format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: studioZone, ...options });
    return format.format(instant);
  };
};

/** The calendar day at the studio at this instant, whatever the visitor's time zone. */
export const studioDay: (instant: Instant) => CalendarDay = studioFormat({});

/** The time on the studio's clock at this instant: "18:30". */
export const studioTime: (instant: Instant) => string = studioFormat({ timeStyle: 'short' });

export const daysFrom = (today: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index));
