import { Temporal } from 'temporal-polyfill';
import { type CalendarDay, type Instant, studioZone } from '#domain/dates.ts';

/** The day after `today`, some years earlier; 28 February in years without a 29th. */
export const yearsBeforeTomorrow = (today: CalendarDay, years: number): CalendarDay =>
  Temporal.PlainDate.from(today).add({ days: 1 }).subtract({ years }).toString();

/** The day after `today`, some days earlier. */
export const daysBeforeTomorrow = (today: CalendarDay, days: number): CalendarDay =>
  Temporal.PlainDate.from(today).add({ days: 1 }).subtract({ days }).toString();

/** Cache of conversions, which read the zone's rules: a schedule has few different times of day. */
const knownInstants = new Map<string, Instant>();
const maxKnownInstants = 10_000;

/** The instant at which the studios' clocks show this day and time ('18:30'). */
export const studioInstant = (day: CalendarDay, time: string): Instant => {
  const moment = `${day}T${time}`;
  const known = knownInstants.get(moment);
  if (known !== undefined) return known;
  const instant = Temporal.PlainDateTime.from(moment).toZonedDateTime(studioZone).epochMilliseconds;
  if (knownInstants.size >= maxKnownInstants) knownInstants.clear();
  knownInstants.set(moment, instant);
  return instant;
};

/** UTC to the second, as the booking API writes instants. */
export const utcText = (instant: Instant): string =>
  Temporal.Instant.fromEpochMilliseconds(instant).toString({ smallestUnit: 'second' });

/** The same day some years later; 28 February in years without a 29th. */
export const yearsAfter = (day: CalendarDay, years: number): CalendarDay =>
  Temporal.PlainDate.from(day).add({ years }).toString();

/** The studios' clock to the minute, with its offset: "2026-11-18T09:30-05:00". */
export const studioTimeText = (instant: Instant): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(studioZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'minute' });
