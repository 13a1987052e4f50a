import { studioDay } from '#domain/dates.ts';
import { dayWithYear } from '#staff/time-texts.ts';

/** "(305) 555-0188"; other numbers stay unchanged. */
export const phoneText = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** With the year, because permissions and legal holds last for years. */
export const dated = (instant: number) => dayWithYear(studioDay(instant));
