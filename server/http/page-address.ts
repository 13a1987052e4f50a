import { classKinds } from '#domain/class-kinds.ts';
import type { CalendarDay } from '#domain/dates.ts';
import { startDayOf, timesOfDay } from '#domain/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { tidyPath } from './redirects.ts';

/** What a value must be to reach a page; the same thing said in two ways becomes one. */
type Normalise = (value: string, today: () => CalendarDay) => string | undefined;
const oneOf =
  (values: readonly string[]): Normalise =>
  (value) =>
    values.find((known) => known === value);

const location: Normalise = (value) => studioFromQuery(value)?.slug;
/** A day that is over, that does not exist or is too far away shows the schedule of today, as no day at all does. */
const day: Normalise = (value, today) => {
  if (!value) return undefined;
  const shown = startDayOf(new URLSearchParams({ date: value }), today());
  return shown === today() ? undefined : shown;
};
const kind = oneOf(classKinds.map(({ slug }) => slug));

/**
 * The query parameters a server-rendered page may depend on, page by page. All others (campaign tags, prefilled names)
 * are the browser's business and share one cached answer.
 */
const pageParameters: Record<string, Record<string, Normalise>> = {
  '/schedule': { location, date: day, kind, time: oneOf(timesOfDay) },
  '/membership': { location },
  '/contact-us': { location },
  '/groupclasses': { location },
  '/careers': { location },
  '/teacher-training': { location },
  '/sign-up': { location },
  '/faq': { location },
};

/** Values nobody can list: such pages are made for whoever asks and not kept, or strangers could flush the cache. */
const freeText: Record<string, readonly string[]> = { '/schedule': ['instructor'] };
const neverKept = /^\/player(\/|\.|$)/;
/** The last part of these addresses says which of a few pages is meant; anybody can make up others. */
const pageNames: Record<string, readonly string[]> = {
  thankyou: ['app', 'browser'],
  'upcoming-locations': ['miami', 'hollywood'],
};
/** Pages that exist in their thousands: every class, and the schedule of every studio by day and by filter. */
const oneOfThousands = /^\/schedule\/classes\//;
const filters: readonly string[] = ['date', 'kind', 'time'];

/** Not a second spelling of an address that is kept already, nor one of those without end. */
const isOneOfOurs = (page: string): boolean => {
  if (page.includes('%') || tidyPath(page) !== page) return false;
  const [, section = '', name] = page.split('/');
  return (
    name === undefined || !Object.hasOwn(pageNames, section) || pageNames[section]?.includes(name) === true
  );
};

/** React Router asks for a page's data alone at the page's address with this ending. */
const dataEnding = /\.data$/;

/**
 * `pages` are few enough to stay in memory all together. `variants` have a place of their own, where they push out only each
 * other: whoever walks through all of them cannot make the rest of the site slow. Null is made for who asks, and forgotten.
 */
export type PageAddress = { url: URL; keptAmong: 'pages' | 'variants' | null };

/** One address per distinct page, and where its answer may be kept. */
export function pageAddress(asked: URL, today: () => CalendarDay): PageAddress {
  const url = new URL(asked.pathname, asked.origin);
  const isData = dataEnding.test(url.pathname);
  const page = url.pathname.replace(dataEnding, '').replace(/^\/_root$/, '/');
  let isKept = !neverKept.test(url.pathname) && isOneOfOurs(page);
  let isVariant = oneOfThousands.test(page);
  for (const [name, normalise] of Object.entries(pageParameters[page] ?? {})) {
    const value = normalise(asked.searchParams.get(name) ?? '', today);
    if (value === undefined) continue;
    url.searchParams.set(name, value);
    isVariant ||= filters.includes(name);
  }
  const passed = [...(freeText[page] ?? []), ...(isData ? ['_routes'] : [])];
  for (const name of passed) {
    const value = asked.searchParams.get(name);
    if (!value) continue;
    url.searchParams.set(name, value);
    isKept = false;
  }
  return { url, keptAmong: isKept ? (isVariant ? 'variants' : 'pages') : null };
}
