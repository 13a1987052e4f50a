import { type CalendarDay, isCalendarDay, studioDay } from '#domain/dates.ts';

/** The clock is a parameter, so that rules about dates can be tested on any day. */
export type ReadTime = () => number;
export const systemTime: ReadTime = () => Date.now();

/** Today in the time zone of the studios, not of the visitor. */
export const today = (clock: ReadTime): CalendarDay => studioDay(clock());

/** Reads MM/DD/YYYY; a day that does not exist (02/30) is undefined. */
export const readDay = (typed: string): CalendarDay | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!month || !day || !year) return undefined;
  const iso = `${year}-${month}-${day}`;
  return isCalendarDay(iso) ? iso : undefined;
};

/** 2/3/90: the century is a guess, so the visitor is asked for it. */
export const hasShortYear = (typed: string): boolean => /^\d{1,2}[/. -]\d{1,2}[/. -]\d{2}$/.test(typed);

/** The same day some years earlier. A 29 February that does not exist still compares correctly. */
export const yearsBefore = (day: CalendarDay, years: number): CalendarDay =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
