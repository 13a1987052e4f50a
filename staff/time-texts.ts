import { clockTime, shortDay } from '#content/formats.ts';
import { addDays, type CalendarDay, type Instant, studioDay, studioTime } from '#domain/dates.ts';
import { language } from '#words/language.ts';
import { whenWords } from '#words/staff/times.ts';

/** The hour of the day in Florida. */
export const studioHour = (instant: Instant): number => Number(studioTime(instant).slice(0, 2));

/** "6:30 PM" in Florida. */
const timeOf = (instant: Instant): string => {
  const { clock, half } = clockTime(studioTime(instant));
  // A no-break space, so that both stay on one line.
  return `${clock}\u00a0${half}`;
};

/** "today at 6:30 PM", "Sun, Nov 15". `now` is the frame's: server and browser render the same text. */
export const when = (instant: Instant, now: Instant): string => {
  const day = studioDay(instant);
  if (day === studioDay(now)) return whenWords.today(timeOf(instant));
  return day === addDays(studioDay(now), -1) ? whenWords.yesterday(timeOf(instant)) : shortDay(day);
};

/** Like `when`, with the time also for earlier days: "Sun, Nov 15 at 6:30 PM". */
export const whenExactly = (instant: Instant, now: Instant): string =>
  studioDay(instant) < addDays(studioDay(now), -1)
    ? whenWords.earlier(shortDay(studioDay(instant)), timeOf(instant))
    : when(instant, now);

const yearly = new Intl.DateTimeFormat(language.locale, {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** "Nov 15, 2031", for dates that may be years away. */
export const dayWithYear = (day: CalendarDay): string => yearly.format(Date.parse(`${day}T12:00:00Z`));
