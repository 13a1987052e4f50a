import { studioDay } from '#domain/dates.ts';

/** The clock is a parameter, so that rules about dates can be tested on any day. */
export type ReadTime = () => number;
export const systemTime: ReadTime = () => Date.now();

/** A day without a time, as YYYY-MM-DD: two days can be compared as text. */
export type IsoDay = string;

/** Today in the time zone of the studios, not of the visitor. */
export const today = (clock: ReadTime): IsoDay => studioDay(clock());

/** Reads MM/DD/YYYY; a day that does not exist (02/30) is undefined. */
export const readDay = (typed: string): IsoDay | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!month || !day || !year) return undefined;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

/** The same day some years earlier. The result may be 29 February of a common year; text comparison is still correct. */
export const yearsBefore = (day: IsoDay, years: number): IsoDay =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
