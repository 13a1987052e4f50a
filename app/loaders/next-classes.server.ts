import { availabilityText } from '#app/components/classes/availability.tsx';
import { ClassFields, toListing } from '#app/data/class-listings.ts';
import { gql, type ResultOf } from '#app/graphql/gql.ts';
import { timeText } from '#content/formats.ts';
import { addDays } from '#domain/dates.ts';
import type { ClassKindSlug } from '#domain/schedule/class-kinds.ts';
import { availabilityOf } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { schedule } from '#words/pages/schedule.ts';
import { pageEnvironment } from './page-environment.server.ts';
import { type LoaderContext, query } from './query.server.ts';

const NextClasses = gql(
  `query NextClasses($location_id: ID!, $min: String!, $max: String!) {
    getLocalClassesV2(location_id: $location_id, min: $min, max: $max) { results { ...ClassFields } }
  }`,
  [ClassFields],
);

/** A class as display texts. */
export type NextClass = {
  id: string;
  time: string;
  name: string;
  lang: string | undefined;
  kind: ClassKindSlug | null;
  kindName: string;
  length: string;
  instructor: string;
  availability: string;
};
export type NextClasses = { today: readonly NextClass[]; tomorrow: readonly NextClass[] };

const { item: words } = schedule;
/** A few classes show whether the day is suitable; the schedule has the others. */
const shownPerDay = 5;

const inWords = (found: ResultOf<typeof ClassFields>): NextClass => {
  const listing = toListing(found);
  return {
    id: listing.id,
    time: timeText(listing.time),
    name: listing.name,
    lang: listing.lang,
    kind: listing.kind,
    kindName: listing.typeName,
    length: words.minutes(listing.minutes),
    instructor: found.instructors.map(({ name }) => firstTwoWords(name)).join(', '),
    availability: availabilityText(availabilityOf(listing)),
  };
};

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
    const ahead = getLocalClassesV2.results.flat().filter((found) => Date.parse(found.start_datetime) > now);
    const on = (day: string) =>
      ahead
        .filter((found) => found.start_date === day)
        .slice(0, shownPerDay)
        .map(inWords);
    return { today: on(today), tomorrow: on(tomorrow) };
  } catch {
    return null;
  }
}
