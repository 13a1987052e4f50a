import { type Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import type { CalendarDay } from '#domain/dates.ts';
import type { Env } from '#server/env.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { androidAssetLinks, appleAppSiteAssociation } from './app-links.ts';
import { listedPages, sitemapXml } from './sitemap.ts';

type DiscoveryOptions = {
  env: Pick<Env, 'PUBLIC_URL' | 'IOS_APP_ID' | 'ANDROID_PACKAGE' | 'ANDROID_CERT_FINGERPRINTS'>;
  routes: ServerBuild['routes'];
  today: () => CalendarDay;
  /** The day of the build: content changes only with a build. */
  built: CalendarDay;
};

/** Files for crawlers and platforms, about all languages: sitemap, robots, app associations. */
export function createDiscovery({ env, routes, today, built }: DiscoveryOptions) {
  const origin = env.PUBLIC_URL;
  const pages = listedPages(routes);
  const robots = robotsTxt(origin);
  const discovery = new Hono();
  const cached = { 'Cache-Control': 'public, max-age=3600' };

  discovery.get('/sitemap.xml', (c) =>
    c.body(sitemapXml({ origin, pages, today: today(), built }), 200, {
      ...cached,
      'Content-Type': 'application/xml; charset=utf-8',
    }),
  );
  discovery.get('/robots.txt', (c) => c.text(robots, 200, cached));
  const sendAssociation = (c: Context, association: object | false | '' | null) =>
    association ? c.json(association, 200, cached) : c.text(serverErrors.fileNotFound, 404);
  discovery.get('/.well-known/apple-app-site-association', (c) =>
    sendAssociation(c, appleAppSiteAssociation(env)),
  );
  discovery.get('/.well-known/assetlinks.json', (c) => sendAssociation(c, androidAssetLinks(env)));
  return discovery;
}

/**
 * robots.txt forbids no page of the site: a crawler that may not read a page does not read its noindex. It
 * forbids /staff, which no crawler needs.
 */
const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /staff\n\nSitemap: ${origin}/sitemap.xml\n`;
