import { availabilityText } from '#app/components/schedule/availability.tsx';
import { gql, type ResultOf } from '#app/graphql/gql.ts';
import { type LoaderContext, query, siteSettings } from '#app/graphql/query.server.ts';
import { timeText } from '#content/formats.ts';
import { addDays } from '#domain/dates.ts';
import { minutesOf } from '#domain/durations.ts';
import type { ClockTime } from '#domain/opening-hours.ts';
import { type ClassKindSlug, classKinds } from '#domain/schedule/class-kinds.ts';
import { availabilityOf } from '#domain/schedule/schedule.ts';
import { firstTwoWords } from '#domain/text/names.ts';
import { classKinds as kindTexts } from '#words/class-kinds.ts';
import { schedule } from '#words/pages/schedule.ts';

const NextClasses = gql(`
  query NextClasses($location_id: ID!, $min: String!, $max: String!) {
    getLocalClassesV2(location_id: $location_id, min: $min, max: $max) {
      results {
        id
        name
        start_date
        start_time
        start_datetime
        available_spot_count
        is_remaining_spot_count_public
        waitlist_count
        spot_options { waitlist_availability }
        class_type { name duration }
        instructors { name }
      }
    }
  }
`);
type Found = ResultOf<typeof NextClasses>['getLocalClassesV2']['results'][number][number];

/** A class as display texts. */
export type NextClass = {
  id: string;
  time: string;
  name: string;
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

const inWords = (found: Found): NextClass => ({
  id: found.id,
  time: timeText(found.start_time.slice(0, 5) as ClockTime),
  name: found.name,
  kind: classKinds.find(({ slug }) => kindTexts[slug].name === found.class_type.name)?.slug ?? null,
  kindName: found.class_type.name,
  length: words.minutes(minutesOf(found.class_type.duration)),
  instructor: found.instructors.map(({ name }) => firstTwoWords(name)).join(', '),
  availability: availabilityText(
    availabilityOf({
      isCountPublic: found.is_remaining_spot_count_public,
      freeSpots: found.available_spot_count,
      waiting: found.waitlist_count,
      waitlistPlaces: found.spot_options.waitlist_availability,
    }),
  ),
});

/** The next classes of today and the first ones of tomorrow. Null if the schedule is unavailable, because the page is useful without it. */
export async function nextClasses(context: LoaderContext, bookingId: number): Promise<NextClasses | null> {
  const { today, now } = siteSettings(context);
  const tomorrow = addDays(today, 1);
  try {
    const { getLocalClassesV2 } = await query(context, NextClasses, {
      location_id: String(bookingId),
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
