import { type Context, Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { sitePath } from '#content/site-path.ts';
import { brand } from '#domain/brand.ts';
import type { CalendarDay } from '#domain/dates.ts';
import type { Env } from '#server/env.ts';
import { language } from '#words/language.ts';
import { home } from '#words/pages/home.ts';
import { serverErrors } from '#words/pages/server-errors.ts';
import { shell } from '#words/pages/shell.ts';
import { androidAssetLinks, appleAppSiteAssociation } from './app-links.ts';
import { listedPages, sitemapXml } from './sitemap.ts';

type DiscoveryOptions = {
  env: Pick<
    Env,
    'PUBLIC_URL' | 'IOS_APP_ID' | 'IOS_APP_STORE_ID' | 'ANDROID_PACKAGE' | 'ANDROID_CERT_FINGERPRINTS'
  >;
  routes: ServerBuild['routes'];
  today: () => CalendarDay;
  /** The day of the build: content changes only with a build. */
  built: CalendarDay;
};

/** Files for crawlers and platforms: sitemap, robots, manifest, app associations. */
export function createDiscovery({ env, routes, today, built }: DiscoveryOptions) {
  const origin = env.PUBLIC_URL;
  const pages = listedPages(routes);
  const manifest = webManifest(env);
  const robots = robotsTxt(origin);
  const discovery = new Hono();
  const cached = { 'Cache-Control': 'public, max-age=3600' };

  discovery.get('/site.webmanifest', (c) =>
    c.body(JSON.stringify(manifest), 200, { ...cached, 'Content-Type': 'application/manifest+json' }),
  );
  // The other files are about all languages.
  if (language.prefix) return discovery;
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
 * robots.txt forbids no page of the site: a crawler that may not read a page does not see its noindex. It
 * forbids /staff, which no crawler needs.
 */
const robotsTxt = (origin: string) =>
  `User-agent: *\nAllow: /\nDisallow: /staff\n\nSitemap: ${origin}/sitemap.xml\n`;

const onHomeScreen = new Set(['/schedule', '/locations', '/classes']);

const webManifest = ({ IOS_APP_STORE_ID, ANDROID_PACKAGE }: DiscoveryOptions['env']) => ({
  id: sitePath('/'),
  name: brand.fullName,
  short_name: brand.name,
  description: home.meta.description,
  lang: language.code,
  start_url: sitePath('/'),
  scope: '/',
  display: 'minimal-ui',
  background_color: '#fbf3e7',
  theme_color: '#fbf3e7',
  categories: ['fitness', 'health', 'lifestyle'],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: shell.navbar.items
    .filter(({ to }) => onHomeScreen.has(to))
    .map(({ label, to }) => ({ name: label, url: sitePath(to) })),
  related_applications: [
    ...(ANDROID_PACKAGE ? [{ platform: 'play', id: ANDROID_PACKAGE }] : []),
    ...(IOS_APP_STORE_ID ? [{ platform: 'itunes', id: IOS_APP_STORE_ID }] : []),
  ],
});
