import { isClassId } from '#domain/booking-ids.ts';
import { type CalendarDay, daysBetween, isCalendarDay } from '#domain/dates.ts';
import type { Booking } from '#server/integrations/booking/booking.ts';
import { maxPageSize } from '#server/limits/query-limits.ts';
import type { PageRequest } from '#server/models/pagination.ts';
import { badUserInput } from './guard/bad-user-input.ts';

const maxPageNo = 10_000;
export const maxSpanDays = 100;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

export const checkPage = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }): PageRequest => {
  if (pageNo < 1 || pageNo > maxPageNo) {
    throw badUserInput('pageNo', `pageNo must be between 1 and ${maxPageNo}, not ${pageNo}.`);
  }
  if (pageSize < 1 || pageSize > maxPageSize) {
    throw badUserInput('pageSize', `pageSize must be between 1 and ${maxPageSize}, not ${pageSize}.`);
  }
  return { page: pageNo, size: pageSize };
};

const checkDay = (argument: string, value: string): CalendarDay => {
  if (isCalendarDay(value)) return value;
  throw badUserInput(argument, `${argument} must be a day such as 2026-11-15, not ${shown(value)}.`);
};

export const checkSpan = ({ min, max }: { min: string; max: string }) => {
  const from = checkDay('min', min);
  const to = checkDay('max', max);
  if (to < from) throw badUserInput('max', `max (${to}) must not lie before min (${from}).`);
  if (daysBetween(from, to) > maxSpanDays) {
    throw badUserInput('max', `max must lie within ${maxSpanDays} days after min.`);
  }
  return { from, to };
};

/** The booking provider decides whether the location exists. */
export const checkLocations = async (
  booking: Booking,
  argument: string,
  ids: readonly string[],
): Promise<string[]> => {
  if (ids.length === 0) throw badUserInput(argument, `${argument} must name at least one location.`);
  const known = new Set((await booking.listLocations()).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw badUserInput(argument, `There is no location ${shown(unknown)}.`);
  return [...new Set(ids)];
};

/** The description of a field that several types have. */
export const langDescription = 'Language of its texts, such as en; null if it is that of this endpoint.';
/** Descriptions of arguments that several queries share. */
export const classIdDescription = 'Number of the class, from the field id of a Class.';
export const pagingDescriptions = {
  pageNo: `Which page, counted from 1 to ${maxPageNo}.`,
  pageSize: `How many on a page: 1 to ${maxPageSize}.`,
};

export const checkClassId = (value: string): string => {
  if (isClassId(value)) return value;
  throw badUserInput('class_id', `class_id must be the number of a class, not ${shown(value)}.`);
};
