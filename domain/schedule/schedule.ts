import { addDays, type CalendarDay, type Instant, isCalendarDay } from '#domain/dates.ts';
import {
  alwaysShowWorkshopsIds,
  defaultStudio,
  isExcludedLocation,
  type LocationId,
  onlineLocationId,
  type Studio,
  studioFromQuery,
} from '#domain/studios.ts';
import { type ClassKindSlug, classKinds } from './class-kinds.ts';

export const scheduleTabs = ['classes', 'workshops', 'retreats'] as const;
export type ScheduleTab = (typeof scheduleTabs)[number];

/** An empty or invalid hash means classes. */
export const scheduleTabOf = (hash: string): ScheduleTab =>
  scheduleTabs.find((tab) => `#${tab}` === hash) ?? 'classes';

/** One class or workshop as the schedule shows it, in the studio's local time. */
export type ClassListing = {
  id: string;
  name: string;
  /** The language of the name, if it is not that of the page. */
  lang?: string;
  kind: ClassKindSlug | null;
  typeName: string;
  day: CalendarDay;
  /** "18:30" */
  time: string;
  /** The instant, in UTC. */
  startsAt: string;
  minutes: number;
  instructor: { name: string; photo: string } | null;
  city: string;
  /** If false, `freeSpots` is only 1 for some and 0 for none. */
  isCountPublic: boolean;
  freeSpots: number;
  waiting: number;
  waitlistPlaces: number;
};

export const classPath = (id: string): string => `/schedule/classes/${id}`;

export const timesOfDay = ['morning', 'midday', 'evening'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];
export const timeOfDayOf = (time: string): TimeOfDay =>
  time < '11:00' ? 'morning' : time < '16:00' ? 'midday' : 'evening';

export type ScheduleFilters = {
  kind: ClassKindSlug | null;
  /** The name and not the id, so that the URL is readable. */
  instructor: string | null;
  time: TimeOfDay | null;
};

type Query = { get(name: string): string | null };
const maxNameLength = 80;

export const filtersFromQuery = (query: Query): ScheduleFilters => ({
  kind: classKinds.find(({ slug }) => slug === query.get('kind'))?.slug ?? null,
  instructor: query.get('instructor')?.trim().slice(0, maxNameLength) || null,
  time: timesOfDay.find((time) => time === query.get('time')) ?? null,
});

/** Filters as a form has them: null or any text. */
export type FilterValues = Record<keyof ScheduleFilters, string | null>;

export const noFilters = { kind: null, instructor: null, time: null };

export const hasFilters = ({ kind, instructor, time }: FilterValues): boolean =>
  kind !== null || instructor !== null || time !== null;

export const matchesFilters = (listing: ClassListing, { kind, instructor, time }: ScheduleFilters): boolean =>
  (kind === null || listing.kind === kind) &&
  (instructor === null || listing.instructor?.name === instructor) &&
  (time === null || timeOfDayOf(listing.time) === time);

/** A day in the URL is used if it exists, is not past and is at most a hundred days ahead. */
const maxDaysAhead = 100;
export const startDayOf = (query: Query, today: CalendarDay): CalendarDay => {
  const day = query.get('date') ?? '';
  return isCalendarDay(day) && day > today && day <= addDays(today, maxDaysAhead) ? day : today;
};

export type BookableStudio = Studio & { locationId: LocationId };
const isBookable = (studio: Studio | undefined): studio is BookableStudio =>
  studio !== undefined && studio.locationId !== null;

/** The studio of `?location=` (location id, our id, slug or name); null if it is not bookable. */
export const bookableStudioOf = (query: Query): BookableStudio | null => {
  const studio = studioFromQuery(query.get('location'));
  return isBookable(studio) ? studio : null;
};
export const scheduleStudioOf = (query: Query): BookableStudio => bookableStudioOf(query) ?? defaultStudio;

/** The alphabetical order of a language (content/compare-text.ts). */
type Compare = (a: string, b: string) => number;

/** Options of the location picker: without the online location and the excluded ids, sorted by name. */
export const locationChoices = <L extends { id: string; name: string }>(
  locations: readonly L[],
  compare: Compare,
): L[] =>
  locations
    .filter(({ id }) => Number(id) !== onlineLocationId && !isExcludedLocation(id))
    .sort((a, b) => compare(a.name, b.name));

/**
 * The workshop tab is shown for studios with workshops, and always for two studios; also while it is selected
 * and while the workshops are loading.
 */
export const isWorkshopTabShown = (
  locationId: LocationId,
  { workshopCount, isSelected }: { workshopCount: number | null; isSelected: boolean },
): boolean => isSelected || workshopCount !== 0 || alwaysShowWorkshopsIds.includes(locationId);

export type Availability =
  /** `spots` is null if the studio does not publish the number of free spots. */
  { state: 'open'; spots: number | null } | { state: 'waitlist'; waiting: number } | { state: 'full' };

export const availabilityOf = ({
  isCountPublic,
  freeSpots,
  waiting,
  waitlistPlaces,
}: Pick<ClassListing, 'isCountPublic' | 'freeSpots' | 'waiting' | 'waitlistPlaces'>): Availability => {
  if (freeSpots > 0) return { state: 'open', spots: isCountPublic ? freeSpots : null };
  return waitlistPlaces > 0 ? { state: 'waitlist', waiting } : { state: 'full' };
};

/** Whether the class has not begun. */
export const isStillToCome = ({ startsAt }: Pick<ClassListing, 'startsAt'>, now: Instant): boolean =>
  Date.parse(startsAt) > now;

/** The classes that the list shows: not begun, and matching the filters. */
export const shownClasses = (
  listings: readonly ClassListing[],
  filters: ScheduleFilters,
  now: Instant,
): ClassListing[] =>
  listings.filter((listing) => isStillToCome(listing, now) && matchesFilters(listing, filters));

export const byDay = <L extends { day: CalendarDay }>(listings: readonly L[]): [CalendarDay, L[]][] => {
  const days = new Map<CalendarDay, L[]>();
  for (const listing of listings) {
    const day = days.get(listing.day);
    if (day) day.push(listing);
    else days.set(listing.day, [listing]);
  }
  return [...days];
};

export const instructorsIn = (listings: readonly ClassListing[], compare: Compare): string[] =>
  [...new Set(listings.flatMap(({ instructor }) => instructor?.name ?? []))].sort(compare);
