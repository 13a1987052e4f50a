import { Temporal } from 'temporal-polyfill';
import type { CalendarDay } from '#domain/dates.ts';

/** All studios live in one zone; what a visitor's clock says never matters. */
const studioZone = 'America/New_York';

const zoned = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(studioZone);

/** The day at the studios at this instant. */
export const studioDay = (ms: number): CalendarDay => zoned(ms).toPlainDate().toString();

/** The day after `today`, some years earlier; 28 February where that year has no 29th. */
export const yearsBeforeTomorrow = (today: CalendarDay, years: number): CalendarDay =>
  Temporal.PlainDate.from(today).add({ days: 1 }).subtract({ years }).toString();

/** A schedule asks for the same few hundred moments thousands of times, and each costs a look into the zone's rules. */
const knownInstants = new Map<string, number>();
const keptInstants = 10_000;

/** The instant at which the studios' clocks show this day and time ('18:30'). */
export const studioInstant = (day: CalendarDay, time: string): number => {
  const moment = `${day}T${time}`;
  const known = knownInstants.get(moment);
  if (known !== undefined) return known;
  const instant = Temporal.PlainDateTime.from(moment).toZonedDateTime(studioZone).epochMilliseconds;
  if (knownInstants.size >= keptInstants) knownInstants.clear();
  knownInstants.set(moment, instant);
  return instant;
};

/** UTC, to the second, as the booking vocabulary writes instants. */
export const utcText = (ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toString({ smallestUnit: 'second' });
