declare const idKind: unique symbol;
/** Our own id of a studio, 1 to 20; 0 stands for no studio. Columns `studio_id`. */
export type StudioId = number & { readonly [idKind]: 'studio' };
/** The booking provider's id of a location, such as 48750. Columns `location_id`. */
export type LocationId = number & { readonly [idKind]: 'location' };

/** Ids that the code itself names; those of others are parsed (`parseStudioId`, `parseLocationId`). */
export const toStudioId = (id: number): StudioId => {
  if (!Number.isInteger(id) || id < 0) throw new TypeError(`${id} is no id of a studio`);
  return id as StudioId;
};
export const toLocationId = (id: number): LocationId => {
  if (!Number.isInteger(id) || id < 1) throw new TypeError(`${id} is no id of a location`);
  return id as LocationId;
};

export const noStudioId = toStudioId(0);

export type Coordinates = { longitude: number; latitude: number };

type StudioBase<Slug extends string = string> = {
  /** Our own id, in the order of opening. Tickets and staff scopes store it, so it must never change. */
  id: StudioId;
  slug: Slug;
  /** The name in the booking app. */
  name: string;
  city: string;
  coordinates: Coordinates;
  isPremier: boolean;
};
type Open<Slug extends string = string> = StudioBase<Slug> & { status: 'open'; locationId: LocationId };
type Upcoming<Slug extends string = string> = StudioBase<Slug> & {
  status: 'upcoming';
  locationId: LocationId | null;
  comingYear: number;
};

/** A row of the lists below, whose ids get their types when the lists are exported. */
type Row<Typed> = Omit<Typed, 'id' | 'locationId'> & { id: number; locationId: number | null };

const at = (longitude: number, latitude: number): Coordinates => ({ longitude, latitude });

const open = [
  {
    id: 1,
    slug: 'north-fort-lauderdale',
    name: 'North Ft. Lauderdale',
    city: 'Fort Lauderdale',
    locationId: 48717,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.1235, 26.1897),
  },
  {
    id: 2,
    slug: 'downtown-ft-lauderdale',
    name: 'Downtown Ft. Lauderdale',
    city: 'Fort Lauderdale',
    locationId: 48718,
    status: 'open',
    isPremier: true,
    coordinates: at(-80.1407, 26.12),
  },
  {
    id: 3,
    slug: 'davie',
    name: 'Davie',
    city: 'Davie',
    locationId: 48720,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.2521, 26.0765),
  },
  {
    id: 4,
    slug: 'deerfield-beach',
    name: 'Deerfield Beach',
    city: 'Deerfield Beach',
    locationId: 48721,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.103, 26.3174),
  },
  {
    id: 5,
    slug: 'boca-raton',
    name: 'Central Boca Raton',
    city: 'Boca Raton',
    locationId: 48719,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.101, 26.3683),
  },
  {
    id: 6,
    slug: 'pembroke-pines',
    name: 'Pembroke Pines',
    city: 'Pembroke Pines',
    locationId: 48722,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.2963, 26.0079),
  },
  {
    id: 7,
    slug: 'hollywood',
    name: 'Hollywood',
    city: 'Hollywood',
    locationId: 48751,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.1495, 26.0112),
  },
  {
    id: 8,
    slug: 'midtown-miami',
    name: 'Midtown Miami',
    city: 'Miami',
    locationId: 48750,
    status: 'open',
    isPremier: true,
    coordinates: at(-80.1934, 25.8076),
  },
  {
    id: 9,
    slug: 'coral-springs',
    name: 'Coral Springs',
    city: 'Coral Springs',
    locationId: 48752,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.2535, 26.2712),
  },
  {
    id: 10,
    slug: 'coral-gables',
    name: 'Coral Gables',
    city: 'Coral Gables',
    locationId: 48754,
    status: 'open',
    isPremier: true,
    coordinates: at(-80.2589, 25.7492),
  },
  {
    id: 11,
    slug: 'weston',
    name: 'Weston',
    city: 'Weston',
    locationId: 48756,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.3998, 26.1004),
  },
  {
    id: 12,
    slug: 'west-boca',
    name: 'West Boca',
    city: 'Boca Raton',
    locationId: 48753,
    status: 'open',
    isPremier: false,
    coordinates: at(-80.203, 26.3506),
  },
  {
    id: 13,
    slug: 'winter-park',
    name: 'Winter Park',
    city: 'Winter Park',
    locationId: 48757,
    status: 'open',
    isPremier: false,
    coordinates: at(-81.3512, 28.5966),
  },
  {
    id: 14,
    slug: 'palm-beach-gardens',
    name: 'Palm Beach Gardens',
    city: 'Palm Beach Gardens',
    locationId: 48755,
    status: 'open',
    isPremier: true,
    coordinates: at(-80.101, 26.839),
  },
  {
    id: 17,
    slug: 'jacksonville',
    name: 'Jacksonville San Pablo',
    city: 'Jacksonville',
    locationId: 48758,
    status: 'open',
    isPremier: false,
    coordinates: at(-81.444, 30.287),
  },
] as const satisfies readonly (Row<Open> & { locationId: number })[];

const upcoming = [
  {
    id: 15,
    slug: 'delray',
    name: 'Delray',
    city: 'Delray Beach',
    locationId: 48760,
    status: 'upcoming',
    comingYear: 2025,
    isPremier: false,
    coordinates: at(-80.076, 26.4615),
  },
  {
    id: 16,
    slug: 'doral',
    name: 'Doral',
    city: 'Doral',
    locationId: 48759,
    status: 'upcoming',
    comingYear: 2025,
    isPremier: false,
    coordinates: at(-80.34, 25.812),
  },
  {
    id: 18,
    slug: 'west-kendall',
    name: 'West Kendall',
    city: 'Miami',
    locationId: null,
    status: 'upcoming',
    comingYear: 2025,
    isPremier: false,
    coordinates: at(-80.427, 25.688),
  },
  {
    id: 19,
    slug: 'pinecrest',
    name: 'Pinecrest',
    city: 'Pinecrest',
    locationId: null,
    status: 'upcoming',
    comingYear: 2025,
    isPremier: true,
    coordinates: at(-80.3085, 25.6655),
  },
  {
    id: 20,
    slug: 'wellington',
    name: 'Wellington',
    city: 'Wellington',
    locationId: null,
    status: 'upcoming',
    comingYear: 2026,
    isPremier: false,
    coordinates: at(-80.215, 26.649),
  },
] as const satisfies readonly Row<Upcoming>[];

export type OpenStudioSlug = (typeof open)[number]['slug'];
export type UpcomingStudioSlug = (typeof upcoming)[number]['slug'];
export type OpenStudio = Open<OpenStudioSlug>;
export type UpcomingStudio = Upcoming<UpcomingStudioSlug>;
export type Studio = OpenStudio | UpcomingStudio;

export const openStudios: readonly OpenStudio[] = open.map((row) => ({
  ...row,
  id: toStudioId(row.id),
  locationId: toLocationId(row.locationId),
}));
export const upcomingStudios: readonly UpcomingStudio[] = upcoming.map((row) => ({
  ...row,
  id: toStudioId(row.id),
  locationId: row.locationId === null ? null : toLocationId(row.locationId),
}));

/** All twenty, in the order of their ids: the order of the locations page. */
export const studios: readonly Studio[] = [...openStudios, ...upcomingStudios].sort((a, b) => a.id - b.id);

export const defaultStudio: OpenStudio = openStudios.find((s) => s.locationId === 48750) as OpenStudio;

/** The booking provider's online location: it has the video library and is not a choice of the schedule. */
export const onlineLocationId = toLocationId(48710);
/** Locations that no studio dropdown may contain. */
export const excludedLocationIds: readonly LocationId[] = [48723, 48724].map(toLocationId);
/** The id of a location as lists of the provider and calls have it: text or a number. */
export const isExcludedLocation = (id: string | number): boolean =>
  excludedLocationIds.some((excluded) => String(excluded) === String(id));
/** These two studios show the workshop tab even without workshops. */
export const alwaysShowWorkshopsIds: readonly LocationId[] = [48719, 48720].map(toLocationId);

/** These two studios show no reviews on their pages. */
const studiosWithoutReviews: readonly string[] = ['west-boca', 'palm-beach-gardens'];
export const hasReviews = (slug: string): boolean => !studiosWithoutReviews.includes(slug);

export const studioPath = (id: StudioId): string => {
  const studio = studios.find((s) => s.id === id);
  return studio ? `/${studio.slug}` : '/coming-soon';
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** `?location=` accepts the location id, our id, the slug or the name, in any letter case. */
export const studioFromQuery = (value: string | null | undefined): Studio | undefined => {
  const wanted = plain(value ?? '');
  if (!wanted) return undefined;
  return studios.find((s) =>
    [s.locationId ?? '', s.id, s.slug, s.name, pillName(s.name)].some((key) => plain(String(key)) === wanted),
  );
};

const pillNames: Record<string, string> = {
  'Deerfield Beach': 'Deerfield',
  'Central Boca Raton': 'Boca Raton',
};
export const pillName = (name: string): string => pillNames[name] ?? name;
