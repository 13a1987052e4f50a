import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import type { RequestServices } from '#server/graphql/request-services.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { createSmallApp } from '#tests/site/small-app.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { loaderContext } from './loader-context.ts';

/** One public and one private page with the same loader, which records the context that it gets. */
const open = async () => {
  const seen: RequestServices[] = [];
  const headers: [string, string][] = [];
  const loader = async ({ context, request }: LoaderFunctionArgs) => {
    const { graphql, services } = context.get(loaderContext);
    seen.push(services);
    headers.push(...request.headers);
    await graphql.execute(services, '{ getActiveMtekPromo { name } }');
    return { promo: request.headers.get('user-agent') ?? 'anonymous' };
  };
  const action = ({ context }: LoaderFunctionArgs) => {
    seen.push(context.get(loaderContext).services);
    return null;
  };
  const page = (path: string, handle: object) => ({
    id: path,
    parentId: 'root',
    path,
    module: { default: () => null, loader, action, handle },
  });
  const routes = { ...smallBuild.routes, news: page('news', { cache: {} }), staff: page('staff', {}) };
  const build = { ...smallBuild, routes } as unknown as ServerBuild;
  const database = await freshDatabase('sqlite', 'seeded');
  const { app, caches } = createSmallApp({ database, build, settings: { TRUSTED_PROXIES: '0.0.0.0' } });
  const load = async (path: string, name: string, method = 'GET') => {
    const number = name.charCodeAt(0);
    const ofVisitor = {
      accept: `text/html, image/${name}`,
      cookie: `hubspotutk=${name}`,
      'user-agent': name,
      'x-forwarded-for': `198.51.100.${number}`,
    };
    const response = await app.request(path, { method, headers: ofVisitor });
    if (path === '/staff') expect(response.headers.get('cache-control')).toBe('no-store');
    return response.text();
  };
  return { seen, headers, load, caches };
};

const metadataOf = (seen: readonly RequestServices[]) => seen.map(({ metadata }) => metadata);

test('loaders of a public page get the context of an anonymous caller, and no header of a visitor', async () => {
  const { seen, headers, load, caches } = await open();
  const pages = await Promise.all(['Ann', 'Ben'].map((name) => load('/news', name)));
  pages.push(await load('/news', 'Cas'));
  expect(pages.join()).not.toMatch(/Ann|Ben|Cas/);
  expect(metadataOf(seen)).toEqual([{ ip: '0.0.0.0' }]);
  expect(headers).toEqual([]);
  expect(caches.pages.size).toBe(1);
});

test('loaders of a private page get the context of their own request, and nothing of it is stored', async () => {
  const { seen, load, caches } = await open();
  const pages = await Promise.all(['Ann', 'Ben'].map((name) => load('/staff', name)));
  expect(pages[0]).toContain('promo: Ann');
  expect(pages[1]).toContain('promo: Ben');
  expect(metadataOf(seen)).toEqual([
    { ip: '198.51.100.65', userAgent: 'Ann', hutk: 'Ann' },
    { ip: '198.51.100.66', userAgent: 'Ben', hutk: 'Ben' },
  ]);
  expect(caches.pages.size).toBe(0);
});

test('a form posted to a public page is processed in the context of its sender; the page stays anonymous', async () => {
  const { seen, load, caches } = await open();
  await load('/news', 'Ann', 'POST');
  expect(new Set(metadataOf(seen).map(({ userAgent }) => userAgent))).toEqual(new Set(['Ann']));
  expect(caches.pages.size).toBe(0);
  expect(await load('/news', 'Ben')).toContain('promo: anonymous');
  expect(metadataOf(seen).at(-1)).toEqual({ ip: '0.0.0.0' });
});

test('no two requests share a context', async () => {
  const { seen, load } = await open();
  for (const path of ['/news', '/staff', '/staff']) await load(path, 'Ann');
  expect(new Set(seen).size).toBe(3);
});

/** An allowlist: a new setting may be a secret, so it is left out unless it is added here. */
const settingsOfPages = [
  'BOOKING_PAGE_URL',
  'IOS_APP_STORE_ID',
  'MAP_STYLE_URL',
  'OPENINGS_URL',
  'PUBLIC_URL',
];

test('the context contains no service of /staff, and of the settings only those that pages use', async () => {
  const { seen, load } = await open();
  await load('/staff', 'Ann');
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toHaveProperty('staff');
  expect(Object.keys(seen[0]?.env ?? {}).sort()).toEqual(settingsOfPages);
});
