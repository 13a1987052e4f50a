import { studioDay } from '#domain/dates.ts';

/** The time as rules see it: passed in, so that a rule about dates can be tested on any day. */
export type ReadTime = () => number;
export const systemTime: ReadTime = () => Date.now();

/** A day without a time, as YYYY-MM-DD: two of them compare as text. */
export type IsoDay = string;

/** Today where the studios are, whatever the visitor's own clock zone says. */
export const today = (clock: ReadTime): IsoDay => studioDay(clock());

/** Reads MM/DD/YYYY; a day that does not exist (02/30) is undefined. */
export const readDay = (typed: string): IsoDay | undefined => {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed) ?? [];
  if (!month || !day || !year) return undefined;
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
};

/** The same day some years earlier; for 29 February in a common year, text order still answers rightly. */
export const yearsBefore = (day: IsoDay, years: number): IsoDay =>
  `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
