import { clockTime, shortDay } from '#content/formats.ts';
import { addDays, type CalendarDay, studioDay, studioZone } from '#domain/dates.ts';
import { language } from '#words/language.ts';
import { whenWords } from '#words/staff/sign-in.ts';

/** "18:30" in Florida, whatever the zone of the device. */
const studioClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: studioZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The hour of the day in Florida. */
export const studioHour = (instant: number): number => Number(studioClock.format(instant).slice(0, 2));

/** "today at 6:30 PM", "Sun, Nov 15". The time is the frame's, so that server and browser write the same. */
export const when = (instant: number, now: number): string => {
  const day = studioDay(instant);
  const { clock, half } = clockTime(studioClock.format(instant));
  if (day === studioDay(now)) return whenWords.today(`${clock} ${half}`);
  return day === addDays(studioDay(now), -1) ? whenWords.yesterday(`${clock} ${half}`) : shortDay(day);
};

const yearly = new Intl.DateTimeFormat(language.locale, {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** "Nov 15, 2031": for what lasts for years. */
export const dayWithYear = (day: CalendarDay): string => yearly.format(Date.parse(`${day}T12:00:00Z`));
