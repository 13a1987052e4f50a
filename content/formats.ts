import type { CalendarDay } from '#domain/dates.ts';
import type { OpeningHours } from '#domain/opening-hours.ts';
import { language } from '#words/language.ts';

/** "18:30" → { clock: "6:30", half: "PM" }: the studio's local time and not the visitor's. */
export const clockTime = (time: string): { clock: string; half: string } => {
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return { clock: `${hours % 12 || 12}:${minutes}`, half: language.dayHalves[hours < 12 ? 0 : 1] };
};

export const timeText = (time: string): string => {
  const { clock, half } = clockTime(time);
  return `${clock} ${half}`;
};

const noonUtc = (day: CalendarDay) => new Date(`${day}T12:00:00Z`);
/** The formatter is created at its first use, because most pages write no date. */
const writer = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined;
  return (day: CalendarDay): string => {
    format ??= new Intl.DateTimeFormat(language.locale, { ...options, timeZone: 'UTC' });
    return format.format(noonUtc(day));
  };
};

/** "Sunday, November 15" */
export const longDay = writer({ weekday: 'long', month: 'long', day: 'numeric' });
/** "Sun, Nov 15" */
export const shortDay = writer({ weekday: 'short', month: 'short', day: 'numeric' });
const weekdayName = writer({ weekday: 'short' });
const monthName = writer({ month: 'short' });
export const dayParts = (day: CalendarDay) => ({
  weekday: weekdayName(day),
  date: String(Number(day.slice(8))),
  month: monthName(day),
});

const blockText = ([opens, closes]: OpeningHours['morning']): string =>
  `${timeText(opens)} – ${timeText(closes)}`;

export const timingsText = ({ morning, evening }: OpeningHours): string =>
  `${blockText(morning)}, ${blockText(evening)}`;
