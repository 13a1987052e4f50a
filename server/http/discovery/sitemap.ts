import type { CalendarDay } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';

type Route = { parentId?: string; path?: string; index?: boolean };

/** Addresses that answer but are not pages to be found: second doors to a page, where an advertisement leads, thanks, the workshop. */
const unlisted = new Set([
  '/applink',
  '/retreats/presale',
  '/three-for-free',
  '/thankyou',
  '/thankyou-retreat',
  '/_kit',
]);
/** Pages with today's classes or today's openings on them are new every day. */
const daily = new Set([
  '/',
  '/schedule',
  '/careers',
  '/openings',
  ...openStudios.map(({ slug }) => `/${slug}`),
]);

/** Every page a search engine should know, read from the routes themselves so that none is forgotten. */
export const listedPaths = (routes: Record<string, Route | undefined>): string[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === 'root')
    .map((route) => `/${(route?.path ?? '').replace(/\/?:[^/]+\?$/, '')}`)
    .filter((path) => !/[:*]/.test(path) && !unlisted.has(path));

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Options = { origin: string; paths: readonly string[]; today: CalendarDay; built: CalendarDay };

export const sitemapXml = ({ origin, paths, today, built }: Options): string => {
  const entries = paths.map((path) => {
    const changed = daily.has(path) ? today : built;
    return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${changed}</lastmod></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
};
