import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import type { PagePolicy } from '#domain/page-cache.ts';
import { readEnv } from '#server/env.ts';
import { createDiscovery } from './discovery.ts';

const page = (id: string, path: string | undefined, handle?: PagePolicy) => ({
  id,
  parentId: 'root',
  path,
  module: { handle },
});
const listed = { cache: {}, sitemap: 'build' } as const;
const routes = {
  root: { id: 'root', path: '', module: {} },
  home: page('home', undefined, { cache: {}, sitemap: 'daily', aliases: ['/applink'] }),
  applink: page('applink', 'applink', { cache: {}, sitemap: 'daily', aliases: ['/applink'] }),
  schedule: page('schedule', 'schedule', { cache: {}, sitemap: 'daily' }),
  faq: page('faq', 'faq', listed),
  presale: page('presale', 'upcoming-locations/:location?', listed),
  thanks: page('thanks', 'thankyou', { cache: {} }),
  signedUp: page('signedUp', 'thankyou/:app', listed),
  private: page('private', 'private', { sitemap: 'build' }),
  silent: page('silent', 'silent'),
  lost: page('lost', '*', listed),
} as unknown as ServerBuild['routes'];

const fingerprint = Array.from({ length: 32 }, () => 'A1').join(':');
const configured = {
  IOS_APP_ID: 'ABCDE12345.example.heliora',
  IOS_APP_STORE_ID: '1600000142',
  ANDROID_PACKAGE: 'example.heliora.app',
  ANDROID_CERT_FINGERPRINTS: fingerprint,
};
const request = (path: string, source: Record<string, string> = {}) =>
  createDiscovery({
    env: readEnv({ PUBLIC_URL: 'https://heliora.example', ...source }),
    routes,
    today: () => '2026-11-15',
    built: '2026-10-01',
  }).request(`http://x${path}`);

test('the sitemap lists each page once per language, with the day it last changed', async () => {
  const response = await request('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/xml/);
  const xml = await response.text();
  const entries = [...xml.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  expect(entries.map(([, url, day]) => [url, day])).toEqual(
    [
      ['/', '2026-11-15'] as const,
      ['/schedule', '2026-11-15'] as const,
      ['/faq', '2026-10-01'] as const,
      ['/upcoming-locations', '2026-10-01'] as const,
    ].flatMap(([path, day]) =>
      languages.map(({ prefix }) => [`https://heliora.example${pathIn(prefix, path)}`, day]),
    ),
  );
  // Each entry of a page names it in every language.
  const inSpanish = '<xhtml:link rel="alternate" hreflang="es" href="https://heliora.example/es/faq"/>';
  expect(xml.split(inSpanish)).toHaveLength(languages.length + 1);
});

test('robots.txt allows every page, so that crawlers read its noindex, and names the sitemap', async () => {
  const text = await (await request('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(text.match(/Disallow.*/g)).toEqual(['Disallow: /staff']);
  expect(text).toContain('Sitemap: https://heliora.example/sitemap.xml');
});

test('no app may open our links until one is configured', async () => {
  expect((await request('/.well-known/apple-app-site-association')).status).toBe(404);
  expect((await request('/.well-known/assetlinks.json')).status).toBe(404);
  const withoutCertificate = { ANDROID_PACKAGE: configured.ANDROID_PACKAGE };
  expect((await request('/.well-known/assetlinks.json', withoutCertificate)).status).toBe(404);
});

test('configured apps may open our links', async () => {
  const apple = await request('/.well-known/apple-app-site-association', configured);
  expect(apple.headers.get('content-type')).toMatch(/^application\/json/);
  const { applinks } = (await apple.json()) as {
    applinks: { details: { appIDs: string[]; components: object[] }[] };
  };
  expect(applinks.details[0]?.appIDs).toEqual([configured.IOS_APP_ID]);
  expect(applinks.details[0]?.components).toContainEqual({ '/': '/applink' });
  const android = await (await request('/.well-known/assetlinks.json', configured)).json();
  expect(android).toMatchObject([
    { target: { package_name: configured.ANDROID_PACKAGE, sha256_cert_fingerprints: [fingerprint] } },
  ]);
});
