import { pathsByLanguage } from '#content/languages-of-page.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { PagePolicy } from '#domain/page-cache.ts';

type Route = { parentId?: string; path?: string; index?: boolean; module: { handle?: unknown } };
type ListedPage = { path: string; changes: 'daily' | 'build' };

/** Pages with a cache policy whose route is marked for the sitemap. */
export const listedPages = (routes: Record<string, Route | undefined>): ListedPage[] =>
  Object.values(routes).flatMap((route) => {
    const { cache, sitemap, aliases } = (route?.module.handle ?? {}) as PagePolicy;
    const path = `/${(route?.path ?? '').replace(/\/?:[^/]+\?$/, '')}`;
    return cache && sitemap && !/[:*]/.test(path) && !aliases?.includes(path)
      ? [{ path, changes: sitemap }]
      : [];
  });

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

type Options = { origin: string; pages: readonly ListedPage[]; today: CalendarDay; built: CalendarDay };

export const sitemapXml = ({ origin, pages, today, built }: Options): string => {
  const entries = pages.flatMap(({ path, changes }) => {
    const changed = changes === 'daily' ? today : built;
    const paths = pathsByLanguage(path);
    const alternates = paths.map(
      (one) =>
        `<xhtml:link rel="alternate" hreflang="${one.hrefLang}" href="${escapeXml(origin + one.path)}"/>`,
    );
    return [...new Set(paths.map((one) => one.path))].map(
      (own) =>
        `<url><loc>${escapeXml(origin + own)}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
};
