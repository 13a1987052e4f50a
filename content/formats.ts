import type { OpeningHours } from '#content/facts/studio-facts.ts';
import { type CalendarDay, type Instant, weekday } from '#domain/dates.ts';
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

/** Names are our own texts: creating an `Intl` formatter for each keeps a slow phone busy. */
const nameOf = (names: readonly string[], index: number) => names[index] ?? '';
const weekdayName = (day: CalendarDay) => nameOf(language.weekdays, weekday(day));
const monthName = (day: CalendarDay) => nameOf(language.months, Number(day.slice(5, 7)) - 1);
const dateOf = (day: CalendarDay) => String(Number(day.slice(8)));
const { shortName: short } = language;

/** "Sunday, November 15" */
export const longDay = (day: CalendarDay): string =>
  language.weekdayDate(weekdayName(day), language.date(monthName(day), dateOf(day)));
/** "Sun, Nov 15" */
export const shortDay = (day: CalendarDay): string =>
  language.weekdayDate(short(weekdayName(day)), language.date(short(monthName(day)), dateOf(day)));
export const dayParts = (day: CalendarDay) => ({
  weekday: short(weekdayName(day)),
  date: dateOf(day),
  month: short(monthName(day)),
});

const blockText = ([opens, closes]: OpeningHours['morning']): string =>
  `${timeText(opens)} – ${timeText(closes)}`;

export const timingsText = ({ morning, evening }: OpeningHours): string =>
  `${blockText(morning)}, ${blockText(evening)}`;

/** "at 2:05 PM", or "on November 14 at 2:05 PM", in the time zone of the visitor's device. */
export const momentText = (instant: Instant): string => {
  const moment = new Date(instant);
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  // No-break spaces, so that the time stays on one line.
  const time = language.atTime(timeText(`${hours}:${minutes}`).replace(/\s/g, '\u00a0'));
  if (moment.toDateString() === new Date().toDateString()) return time;
  const month = nameOf(language.months, moment.getMonth());
  return `${language.onDate(language.date(month, String(moment.getDate())))} ${time}`;
};

/** "1 day", "2 days" */
export const counted = (amount: number, { one, more }: { one: string; more: string }): string =>
  `${amount} ${amount === 1 ? one : more}`;

/** Rounded up, so that a file over the limit of 5 MB is not listed as "5.0 MB". */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} KB` : `${(Math.ceil(bytes / 1e5) / 10).toFixed(1)} MB`;

/** The size of a limit, as the specification names it: 26,214,400 bytes are 25 MB. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
