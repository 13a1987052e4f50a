import { addDays, type CalendarDay } from './dates.ts';

/** "18:30" → { clock: "6:30", half: "PM" }: the studio's local time, never the visitor's. */
export const clockTime = (time: string): { clock: string; half: 'AM' | 'PM' } => {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return { clock: `${hours % 12 || 12}:${minutes}`, half: hours < 12 ? 'AM' : 'PM' };
};

export const timeText = (time: string): string => {
  const { clock, half } = clockTime(time);
  return `${clock} ${half}`;
};

const noonUtc = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);
const writer = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const long = writer({ weekday: 'long', month: 'long', day: 'numeric' });
const short = writer({ weekday: 'short', month: 'short', day: 'numeric' });
const weekdayName = writer({ weekday: 'short' });
const monthName = writer({ month: 'short' });

/** "Sunday, November 15" */
export const longDay = (day: CalendarDay): string => long.format(noonUtc(day));
/** "Sun, Nov 15" */
export const shortDay = (day: CalendarDay): string => short.format(noonUtc(day));
export const dayParts = (day: CalendarDay) => ({
  weekday: weekdayName.format(noonUtc(day)),
  date: String(Number(day.slice(8))),
  month: monthName.format(noonUtc(day)),
});

/** The days a date strip offers. */
export const daysFrom = (today: CalendarDay, count: number): CalendarDay[] =>
  Array.from({ length: count }, (_, index) => addDays(today, index));
