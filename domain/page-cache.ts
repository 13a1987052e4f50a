import type { CalendarDay } from './dates.ts';
import { classKinds } from './schedule/class-kinds.ts';
import { filtersFromQuery, startDayOf, timesOfDay } from './schedule/schedule.ts';
import { studioFromQuery } from './studios.ts';
import { playerParts, playerTarget } from './videos/player-target.ts';

/** What decides whether two addresses are the same page. */
export type PageFacts = {
  today: () => CalendarDay;
  /** Names by which the schedule can be filtered. */
  instructors: ReadonlySet<string>;
  /** Where the player may take films from besides our own address. */
  filmOrigins: readonly string[];
};

/** The one spelling of a value under which its page is cached; undefined for a value that changes nothing. */
type Normalise = (value: string, facts: PageFacts) => string | undefined;
const oneOf =
  (values: readonly string[]): Normalise =>
  (value) =>
    values.find((known) => known === value);

export type QueryParameter = {
  normalise: Normalise;
  /** Pages with it exist in their thousands: they are cached apart and push out only each other. */
  isVariant?: true;
  /** Applied to the same loader data: a request for data alone is answered the same with and without it. */
  isFilter?: true;
  /** Anybody can make up values, and a page must show what its address says: an unknown value is removed by a redirect. */
  isRedirectedWhenUnknown?: true;
};

/** Every query parameter on which a server-rendered page may depend. A route names those that it reads. */
export const queryParameters = {
  location: { normalise: (value) => studioFromQuery(value)?.slug },
  /** A day that is over, that does not exist or is too far away shows the schedule of today, as no day at all does. */
  date: {
    normalise: (value, { today }) => {
      if (!value) return undefined;
      const shown = startDayOf(new URLSearchParams({ date: value }), today());
      return shown === today() ? undefined : shown;
    },
    isVariant: true,
  },
  kind: { normalise: oneOf(classKinds.map(({ slug }) => slug)), isVariant: true, isFilter: true },
  instructor: {
    normalise: (value, { instructors }) => {
      const name = filtersFromQuery(new URLSearchParams({ instructor: value })).instructor;
      return name && instructors.has(name) ? name : undefined;
    },
    isVariant: true,
    isFilter: true,
    isRedirectedWhenUnknown: true,
  },
  time: { normalise: oneOf(timesOfDay), isVariant: true, isFilter: true },
} satisfies Record<string, QueryParameter>;

type PathRule = (page: string, facts: PageFacts) => { page: string; isStored: boolean };

/** Paths that contain free text: which page they show, and whether it is worth storing. */
export const pathRules = {
  /** Links to a film that cannot be played all show one page; a film's own page is rendered for whoever asks. */
  film: (page, { filmOrigins }) =>
    playerTarget(...playerParts(page), filmOrigins)
      ? { page, isStored: false }
      : { page: '/player', isStored: true },
} satisfies Record<string, PathRule>;

/**
 * The cache policy of a public page, declared in its route's `handle`. Names instead of functions, because `handle` is part
 * of the browser's code and these rules are not.
 */
export type PageCache = {
  /** Query parameters that the page depends on. All others (campaign tags, prefilled names) share one cached page. */
  query?: readonly (keyof typeof queryParameters)[];
  /** By path parameter: the values that are pages of ours. Others are answered but not stored: anybody can make them up. */
  params?: Readonly<Record<string, readonly string[]>>;
  path?: keyof typeof pathRules;
  /** Shows classes, which begin, end and fill up: fresh for half a minute. Other pages are fresh until the data or the day change. */
  hasClasses?: true;
  /** One of thousands of pages, cached apart like a variant. */
  isVariant?: true;
};

/** What a route's `handle` tells the server. A route that says nothing is private: never cached, never listed. */
export type PagePolicy = {
  cache?: PageCache;
  /** Listed in the sitemap, as changed today or with the build. Only public pages are listed. */
  sitemap?: 'daily' | 'build';
  /** Further addresses of the same route, which the sitemap leaves out. */
  aliases?: readonly string[];
};
