import { knownAddresses } from '#content/catalog/known-addresses.ts';
import { classKinds } from '#domain/class-kinds.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { nearestAddress } from '#domain/nearest-address.ts';
import { playerParts, playerTarget } from '#domain/player-target.ts';
import { filtersFromQuery, startDayOf, timesOfDay } from '#domain/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { tidyPath } from '#server/http/redirects.ts';

/** What a value must be to reach a page; the same thing said in two ways becomes one. */
type Normalise = (value: string, facts: PageFacts) => string | undefined;
const oneOf =
  (values: readonly string[]): Normalise =>
  (value) =>
    values.find((known) => known === value);

const location: Normalise = (value) => studioFromQuery(value)?.slug;
/** A day that is over, that does not exist or is too far away shows the schedule of today, as no day at all does. */
const day: Normalise = (value, { today }) => {
  if (!value) return undefined;
  const shown = startDayOf(new URLSearchParams({ date: value }), today());
  return shown === today() ? undefined : shown;
};
/** By name. Nobody can make up others: `/schedule` redirects to itself without them. */
const instructor: Normalise = (value, { instructors }) => {
  const name = filtersFromQuery(new URLSearchParams({ instructor: value })).instructor;
  return name && instructors.has(name) ? name : undefined;
};
const kind = oneOf(classKinds.map(({ slug }) => slug));

/**
 * The query parameters a server-rendered page may depend on, page by page. All others (campaign tags, prefilled names)
 * are the browser's business and share one cached answer.
 */
const pageParameters: Record<string, Record<string, Normalise>> = {
  '/schedule': { location, date: day, kind, instructor, time: oneOf(timesOfDay) },
  '/membership': { location },
  '/contact-us': { location },
  '/groupclasses': { location },
  '/careers': { location },
  '/teacher-training': { location },
  '/sign-up': { location },
  '/faq': { location },
};

/** The last part of these addresses says which of a few pages is meant; anybody can make up others. */
const pageNames: Record<string, readonly string[]> = {
  thankyou: ['app', 'browser'],
  'upcoming-locations': ['miami', 'hollywood'],
};
/** Pages that exist in their thousands: every class, and the schedule of every studio by day and by filter. */
const isPlayer = /^\/player(\/|$)/;
const oneOfThousands = /^\/schedule\/classes\//;
const variantParameters: readonly string[] = ['date', 'kind', 'instructor', 'time'];
/** What a page shows without asking for other data: the data alone is the same with and without. */
const filters: readonly string[] = ['kind', 'instructor', 'time'];

/** Not one of those addresses that anybody can make up without end. */
const isOneOfOurs = (page: string): boolean => {
  if (page.includes('%')) return false;
  const [, section = '', name] = page.split('/');
  return (
    name === undefined || !Object.hasOwn(pageNames, section) || pageNames[section]?.includes(name) === true
  );
};

/** React Router asks for a page's data alone at the page's address with this ending. */
const dataEnding = /\.data$/;
/** The page of an address, with and without the ending. */
export const pagePath = (pathname: string): string =>
  pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(dataEnding, '');

/**
 * `pages` are few enough to stay in memory all together. `variants` have a place of their own, where they push out only each
 * other: whoever walks through all of them cannot make the rest of the site slow. Null is made for who asks, and forgotten.
 */
export type PageAddress = {
  url: URL;
  keptAmong: 'pages' | 'variants' | null;
  /** No page has this address: `url` is the one that stands for all of its kind. */
  isMissing?: true;
};

/** What decides which addresses are the same page. */
export type PageFacts = {
  /** Pages are rendered under our own address, whatever host the request named. */
  origin: string;
  today: () => CalendarDay;
  /** The routes that an address leads through, by id; none for an address that no page has. */
  routesAt: (page: string) => readonly string[];
  /** Names by which the schedule can be filtered. */
  instructors: ReadonlySet<string>;
  /** Where the player may take films from besides our own address. */
  filmOrigins: readonly string[];
};

/** The page for addresses that nobody has depends only on what was probably meant, so there is one for each guess. */
const missingAddress = (page: string): string => {
  const meant = nearestAddress(
    page,
    knownAddresses.map(({ to }) => to),
  );
  return meant && meant !== '/' ? `/404${meant}` : '/404';
};

/** A link to a film that cannot be played shows the same page whatever it said. */
const playerAddress = (page: string, { filmOrigins }: PageFacts): string =>
  playerTarget(...playerParts(page), filmOrigins) ? page : '/player';

/** One address per distinct page, and where its answer may be kept. */
export function pageAddress(asked: URL, facts: PageFacts): PageAddress {
  const url = new URL(facts.origin);
  const isData = dataEnding.test(asked.pathname);
  let page = tidyPath(pagePath(asked.pathname));
  const isMissing = facts.routesAt(page).length === 0;
  if (isMissing) page = missingAddress(page);
  if (isPlayer.test(page)) page = playerAddress(page, facts);
  url.pathname = isData ? `${page === '/' ? '/_' : page}.data` : page;
  let isVariant = oneOfThousands.test(page);
  const keep = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    url.searchParams.set(name, value);
    isVariant ||= variantParameters.includes(name);
  };
  for (const [name, normalise] of Object.entries(pageParameters[page] ?? {})) {
    if (isData && filters.includes(name)) continue;
    keep(name, normalise(asked.searchParams.get(name) ?? '', facts));
  }
  if (isData) {
    const wanted = asked.searchParams.get('_routes')?.split(',') ?? [];
    keep(
      '_routes',
      facts
        .routesAt(page)
        .filter((id) => wanted.includes(id))
        .join(',') || undefined,
    );
  }
  const isKept = isOneOfOurs(page) && (!isPlayer.test(page) || page === '/player');
  const keptAmong = isKept ? (isVariant ? 'variants' : 'pages') : null;
  return isMissing ? { url, keptAmong, isMissing } : { url, keptAmong };
}
