import { classKinds } from '#domain/class-kinds.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/dates.ts';
import { timesOfDay } from '#domain/schedule.ts';
import { studioFromQuery } from '#domain/studios.ts';
import { tidyPath } from './redirects.ts';

/** What a value must be to reach a page; the same thing said in two ways becomes one. */
type Normalise = (value: string) => string | undefined;
const oneOf =
  (values: readonly string[]): Normalise =>
  (value) =>
    values.find((known) => known === value);

const location: Normalise = (value) => studioFromQuery(value)?.slug;
const day: Normalise = (value) => (isCalendarDay(value) ? value : undefined);
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
/** Classes are shown from a week ago to ten weeks ahead; other days are answered, and there are millions. */
const keptDays = { before: 7, after: 70 };

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

const isShown = (date: CalendarDay, today: CalendarDay) =>
  date >= addDays(today, -keptDays.before) && date <= addDays(today, keptDays.after);

export type PageAddress = { url: URL; isKept: boolean };

/** One address per distinct page, and whether its answer may be kept. */
export function pageAddress(asked: URL, today: () => CalendarDay): PageAddress {
  const url = new URL(asked.pathname, asked.origin);
  const isData = dataEnding.test(url.pathname);
  const page = url.pathname.replace(dataEnding, '').replace(/^\/_root$/, '/');
  let isKept = !neverKept.test(url.pathname) && isOneOfOurs(page);
  for (const [name, normalise] of Object.entries(pageParameters[page] ?? {})) {
    const value = normalise(asked.searchParams.get(name) ?? '');
    if (value === undefined) continue;
    url.searchParams.set(name, value);
    if (name === 'date' && !isShown(value, today())) isKept = false;
  }
  const passed = [...(freeText[page] ?? []), ...(isData ? ['_routes'] : [])];
  for (const name of passed) {
    const value = asked.searchParams.get(name);
    if (!value) continue;
    url.searchParams.set(name, value);
    isKept = false;
  }
  return { url, isKept };
}
