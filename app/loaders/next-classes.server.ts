import { ClassFields, toListing } from '#app/graphql/class-listings.ts';
import { gql } from '#app/graphql/gql.ts';
import { addDays } from '#domain/dates.ts';
import { type ClassListing, isStillToCome } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';
import { pageEnvironment } from './page-environment.server.ts';
import { type LoaderContext, query } from './query.server.ts';

const NextClasses = gql(
  `query NextClasses($location_id: ID!, $min: String!, $max: String!) {
    getLocalClassesV2(location_id: $location_id, min: $min, max: $max) { results { ...ClassFields } }
  }`,
  [ClassFields],
);

export type NextClasses = { today: readonly ClassListing[]; tomorrow: readonly ClassListing[] };

/** A few classes show whether the day is suitable; the schedule has the others. */
const shownPerDay = 5;

/**
 * The next classes of today and the first of tomorrow. Null if the schedule is unavailable: the page is
 * useful without it.
 */
export async function nextClasses(
  context: LoaderContext,
  locationId: LocationId,
): Promise<NextClasses | null> {
  const { today, now } = pageEnvironment(context);
  const tomorrow = addDays(today, 1);
  try {
    const { getLocalClassesV2 } = await query(context, NextClasses, {
      location_id: String(locationId),
      min: today,
      max: tomorrow,
    });
    const ahead = getLocalClassesV2.results
      .flat()
      .map(toListing)
      .filter((listing) => isStillToCome(listing, now));
    const on = (date: string) => ahead.filter(({ day }) => day === date).slice(0, shownPerDay);
    return { today: on(today), tomorrow: on(tomorrow) };
  } catch {
    return null;
  }
}
