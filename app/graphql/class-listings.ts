import { gql, type ResultOf } from '#app/graphql/gql.ts';
import { request } from '#app/graphql/request.ts';
import { minutesOf } from '#domain/class-length.ts';
import { type CalendarDay, classWindow, workshopWindow } from '#domain/dates.ts';
import { classKinds } from '#domain/schedule/class-kinds.ts';
import type { ClassListing } from '#domain/schedule/schedule.ts';
import type { LocationId } from '#domain/studios.ts';

export const ClassFields = gql(`fragment ClassFields on Class {
  id name lang start_date start_time start_datetime available_spot_count is_remaining_spot_count_public waitlist_count
  class_tags { slug }
  class_type { name duration }
  instructors { name photo_urls { thumbnail_url } }
  location { city }
  spot_options { waitlist_availability }
}`);

const ClassWindow = gql(
  `query ClassWindow($location_id: ID!, $min: String!, $max: String!, $pageNo: Int!) {
    getLocalClassesV2(location_id: $location_id, min: $min, max: $max, pageNo: $pageNo) {
      results { ...ClassFields }
      meta { pagination { pages } }
    }
  }`,
  [ClassFields],
);

const Workshops = gql(
  `query Workshops($locations: [ID!]!, $min: String!, $max: String!) {
    getLocalWorkshopsV2(locations: $locations, min: $min, max: $max) { results { ...ClassFields } }
  }`,
  [ClassFields],
);

/** The data of the server's render: the filter choices, the first window and the workshops of one studio. */
export const ScheduleStart = gql(
  `query ScheduleStart($location_id: ID!, $min: String!, $max: String!, $today: String!, $until: String!) {
    getLocationsList { results { id name } }
    getLocalClassesV2(location_id: $location_id, min: $min, max: $max) { results { ...ClassFields } }
    getLocalWorkshopsV2(locations: [$location_id], min: $today, max: $until) { results { ...ClassFields } }
  }`,
  [ClassFields],
);

const kindOf = (tags: readonly { slug: string }[]) =>
  classKinds.find(({ slug }) => tags.some((tag) => tag.slug === slug))?.slug ?? null;

export const toListing = (one: ResultOf<typeof ClassFields>): ClassListing => {
  const [instructor] = one.instructors;
  return {
    id: one.id,
    name: one.name,
    ...(one.lang && { lang: one.lang }),
    kind: kindOf(one.class_tags),
    typeName: one.class_type.name,
    day: one.start_date,
    time: one.start_time.slice(0, 5),
    startsAt: one.start_datetime,
    minutes: minutesOf(one.class_type.duration),
    instructor: instructor ? { name: instructor.name, photo: instructor.photo_urls.thumbnail_url } : null,
    city: one.location.city,
    isCountPublic: one.is_remaining_spot_count_public,
    freeSpots: one.available_spot_count,
    waiting: one.waitlist_count,
    waitlistPlaces: one.spot_options.waitlist_availability,
  };
};

const windowOf = (locationId: LocationId, day: CalendarDay, pageNo: number) => ({
  location_id: String(locationId),
  ...classWindow(day),
  pageNo,
});
const workshopsOf = (locationId: LocationId, today: CalendarDay) => ({
  locations: [String(locationId)],
  ...workshopWindow(today),
});

/** Three days usually fit in one page of results; for a very busy studio the next pages are read too. */
export async function fetchWindow(
  locationId: LocationId,
  day: CalendarDay,
  signal: AbortSignal,
): Promise<ClassListing[]> {
  const listings: ClassListing[] = [];
  for (let pageNo = 1, pages = 1; pageNo <= pages; pageNo++) {
    const { getLocalClassesV2 } = await request(ClassWindow, windowOf(locationId, day, pageNo), signal);
    listings.push(...getLocalClassesV2.results.flat().map(toListing));
    pages = getLocalClassesV2.meta.pagination.pages;
  }
  return listings;
}

export async function fetchWorkshops(
  locationId: LocationId,
  today: CalendarDay,
  signal: AbortSignal,
): Promise<ClassListing[]> {
  const { getLocalWorkshopsV2 } = await request(Workshops, workshopsOf(locationId, today), signal);
  return getLocalWorkshopsV2.results.flat().map(toListing);
}
