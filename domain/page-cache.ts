import { hourMs } from '#domain/durations.ts';
import type { CalendarDay } from './dates.ts';
import { classKinds } from './schedule/class-kinds.ts';
import { filtersFromQuery, startDayOf, timesOfDay } from './schedule/schedule.ts';
import { studioFromQuery } from './studios.ts';
import { oneOf } from './text/one-of.ts';
import { playerParts, playerTarget } from './videos/player-target.ts';

/** Besides their URLs, these values decide whether two URLs show the same page. */
export type PageInputs = {
  today: () => CalendarDay;
  /** Origins besides our own from which the player may load films. */
  filmOrigins: readonly string[];
};

/** Returns the value as the cache key contains it; undefined for a value that does not change the page. */
type Normalize = (value: string, inputs: PageInputs) => string | undefined;
const kindSlugs = classKinds.map(({ slug }) => slug);

export type QueryParameter = {
  normalize: Normalize;
  /** It has infinitely many values: a page with one is rendered and not cached. */
  isFreeText?: true;
};

/** Every query parameter that a server-rendered page may depend on. A route lists those that it reads. */
export const queryParameters = {
  location: { normalize: (value) => studioFromQuery(value)?.slug },
  /** A past, impossible or too distant day shows the schedule of today, like a URL without a day. */
  date: {
    normalize: (value, { today }) => {
      if (!value) return undefined;
      const shown = startDayOf(new URLSearchParams({ date: value }), today());
      return shown === today() ? undefined : shown;
    },
  },
  kind: { normalize: (value) => oneOf(kindSlugs, value) },
  instructor: {
    normalize: (value) =>
      filtersFromQuery(new URLSearchParams({ instructor: value })).instructor ?? undefined,
    isFreeText: true,
  },
  time: { normalize: (value) => oneOf(timesOfDay, value) },
} satisfies Record<string, QueryParameter>;

/** All films that cannot be played share one cached page; the page of a playable film is not cached. */
export const filmPage = (page: string, { filmOrigins }: PageInputs): { page: string; isStored: boolean } =>
  playerTarget(...playerParts(page), filmOrigins)
    ? { page, isStored: false }
    : { page: '/player', isStored: true };

/**
 * The cache policy of a public page, declared in its route's `handle` (docs/recipes/add-a-page.md). It is
 * plain data; the functions that it needs are above.
 */
export type CachePolicy = {
  /** Query parameters that the page depends on. All others (campaign tags, prefilled names) are ignored. */
  query?: readonly (keyof typeof queryParameters)[];
  /**
   * Known values of each path parameter. A page with another value is rendered and not cached: there are
   * infinitely many.
   */
  params?: Readonly<Record<string, readonly string[]>>;
  /** The path contains the URL of a film (`filmPage`). */
  isFilm?: true;
  /** The page shows classes, so it is fresh for a shorter time (`lifetimes`). */
  hasClasses?: true;
};

/**
 * How long a cached response is served: first as fresh, then as stale. A change of the data or of the day
 * discards it earlier (docs/decisions/052-cache-invalidation-counter.md). Browsers and proxies check every
 * page with the server.
 */
export const lifetimes = {
  /** Fresh, for a response with classes, which begin, end and fill up without a change of our own data. */
  freshWithClassesMs: 30_000,
  /** Fresh, for all others. It only limits the effect of a missed change. */
  freshWithoutClassesMs: 10 * 60_000,
  /** Stale: served while a new response is made. For an older one the visitor waits for the new response. */
  staleMs: 60_000,
  /** The greatest age of the last good response, served while making a new one fails. */
  emergencyMs: 6 * hourMs,
} as const;

export const freshMsOf = ({ hasClasses }: CachePolicy): number =>
  hasClasses ? lifetimes.freshWithClassesMs : lifetimes.freshWithoutClassesMs;

/** The server's part of a route's `handle`. Without `cache` a route is private and not in the sitemap. */
export type PagePolicy = {
  cache?: CachePolicy;
  /** Listed in the sitemap, as changed today or with the build. Only public pages are listed. */
  sitemap?: 'daily' | 'build';
  /** Other URLs of the same route, which are not in the sitemap. */
  aliases?: readonly string[];
};
