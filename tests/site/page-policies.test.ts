import type { EntryContext, LoaderFunctionArgs, ServerBuild } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { type PagePolicy, queryParameters } from '#domain/page-cache.ts';
import { upcomingStudios } from '#domain/studios.ts';
import { listedPages } from '#server/http/discovery/sitemap.ts';
import { resolvePage } from '#server/http/pages/cache-key.ts';
import { createRouteTable, type RouteTable } from '#server/http/pages/route-table.ts';
import { fixedClock } from '#server/time/clock.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { otherPublicPaths, privatePaths, publicPaths } from '#tests/site/public-paths.ts';
import { siteRoutes } from './site-routes.ts';
import { createSmallApp } from './small-app.ts';
import { smallBuild } from './small-build.ts';
import { createSmallSite } from './small-site.ts';

const query = '?location=48750&date=2026-11-20&kind=flow&time=evening&instructor=Marisol+Vega&utm_source=x';

describe('every public URL of the site', () => {
  let build: ServerBuild['routes'];
  let routes: RouteTable;
  beforeAll(async () => {
    build = await siteRoutes();
    routes = createRouteTable(build);
  });
  const policyOf = (id: string) => build[id]?.module.handle as PagePolicy | undefined;
  const at = (requested: string) => {
    const { url, isStored } = resolvePage(new URL(`http://x${requested}`), {
      origin: 'https://heliora.example',
      today: () => '2026-11-15',
      filmOrigins: [],
      routes,
    });
    return [url.pathname + url.search, isStored];
  };

  /** The parameters of `query` under which a page is cached. */
  const normalized = { location: 'midtown-miami', date: '2026-11-20', kind: 'flow', time: 'evening' };
  const expectedQuery = (path: string) => {
    const names = routes.cacheAt(path)?.query ?? [];
    const kept = Object.entries(normalized).filter(([name]) => names.some((other) => other === name));
    return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  };
  const others = otherPublicPaths.filter((path) => !path.startsWith('/schedule/'));
  test.each([...publicPaths, ...others])('%s is cached', (path) => {
    expect(at(path)).toEqual([path, true]);
  });

  test.each([...publicPaths, ...others].filter((path) => path !== '/schedule'))(
    '%s is cached by the parameters that its route names, and no others',
    (path) => expect(at(path + query)).toEqual([path + expectedQuery(path), true]),
  );

  test('the free-class popup is off on sign-up, upcoming studios, thank-you pages, three-for-free and the player', () => {
    const hasNoPopup = (id: string) =>
      (build[id]?.module.handle as PageHandle | undefined)?.hasFreeClassPopup === false;
    const paths = Object.keys(build)
      .filter(hasNoPopup)
      .map((id) => build[id]?.path);
    expect(paths.toSorted()).toEqual(
      [
        ...['sign-up', 'thankyou', 'thankyou/:app', 'thankyou-retreat', 'three-for-free'],
        ...['coming-soon', 'upcoming-locations/:location?', 'player/*'],
        ...upcomingStudios.map(({ slug }) => slug),
      ].toSorted(),
    );
  });

  test('pages with prices or a form for a chosen studio depend on the studio in their URL', () => {
    const byStudio = publicPaths.filter((path) => routes.cacheAt(path)?.query?.includes('location'));
    expect(byStudio).toEqual([
      ...['/membership', '/schedule', '/faq', '/careers', '/teacher-training', '/groupclasses'],
      ...['/contact-us', '/sign-up'],
    ]);
  });

  test('the schedule depends on every parameter', () => {
    const page =
      '/schedule?location=midtown-miami&date=2026-11-20&kind=flow&instructor=Marisol+Vega&time=evening';
    expect(at(`/schedule${query}`)).toEqual([page, false]);
    const given = [...new URLSearchParams(query).keys()];
    expect(given.filter((name) => name in queryParameters).sort()).toEqual(
      Object.keys(queryParameters).sort(),
    );
  });

  test('every route is in the list of public paths or in that of private ones, and in no more than one', () => {
    const idsOf = (listed: readonly string[]) => new Set(listed.map((path) => routes.idsAt(path).at(-1)));
    const publicIds = idsOf([...publicPaths, ...otherPublicPaths]);
    const privateIds = idsOf(privatePaths);
    // The route of URLs without a page is public and has no URL itself.
    const pages = Object.keys(build).filter((id) => id !== 'root' && id !== 'routes/not-found');
    expect([...publicIds, ...privateIds].sort()).toEqual(pages.sort());
    for (const id of pages) expect([id, policyOf(id)?.cache !== undefined]).toEqual([id, publicIds.has(id)]);
    for (const path of privatePaths) expect(at(path)).toEqual([path, false]);
  });

  describe('the data of a page', () => {
    afterEach(() => vi.useRealTimers());
    const respondWithData = (_: Request, status: number, headers: Headers, context: EntryContext) =>
      Response.json(context.staticHandlerContext.loaderData, { status, headers });

    test('change with the time of day where there are classes, which are fresh for a short time, and nowhere else', async () => {
      const database = await freshDatabase('sqlite', 'seeded');
      const all = [...publicPaths, ...others];
      /** The data of every URL at one instant, with new caches. */
      const dataAt = async (instant: string) => {
        // Also finds loaders that read the machine's clock.
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) });
        const routed = { ...smallBuild, entry: { module: { default: respondWithData } }, routes: build };
        const { app } = createSmallApp({ database, build: routed, clock: fixedClock(instant) });
        const data = new Map<string, string>();
        for (const path of all) {
          const response = await app.request(path);
          expect([path, response.status]).toEqual([path, 200]);
          data.set(path, await response.text());
        }
        return data;
      };
      const morning = await dataAt('2026-11-15T09:00:00-05:00');
      const evening = await dataAt('2026-11-15T21:00:00-05:00');
      const changing = all.filter((path) => morning.get(path) !== evening.get(path));
      expect(changing).toEqual(all.filter((path) => routes.cacheAt(path)?.hasClasses));
      // A studio's next classes in the evening differ from those in the morning.
      expect(changing).toContain('/midtown-miami');
    });
  });

  test('the sitemap lists every page but thanks, advertisements and second URLs', () => {
    const listed = listedPages(build);
    const unlisted = [
      '/three-for-free',
      '/thankyou',
      '/thankyou/browser',
      '/thankyou/app',
      '/thankyou-retreat',
    ];
    const variants = ['/upcoming-locations/miami', '/upcoming-locations/hollywood'];
    expect(listed.map(({ path }) => path)).toEqual(
      publicPaths.filter((path) => ![...unlisted, ...variants].includes(path)),
    );
    // Pages with classes, promos or openings.
    const isDaily = (path: string) =>
      routes.cacheAt(path)?.hasClasses || ['/', '/careers', '/openings'].includes(path);
    expect(listed.filter(({ changes }) => changes === 'daily').map(({ path }) => path)).toEqual(
      publicPaths.filter(isDaily),
    );
  });
});

describe('a route without a cache policy', () => {
  const cookies: (string | null)[] = [];
  const privatePage = {
    id: 'private',
    parentId: 'root',
    path: 'private',
    module: {
      default: () => null,
      handle: { sitemap: 'daily' },
      loader: ({ request }: LoaderFunctionArgs) => {
        cookies.push(request.headers.get('cookie'));
        return { promo: new URL(request.url).search };
      },
    },
  };
  const routes = { ...smallBuild.routes, private: privatePage };
  const build = { ...smallBuild, routes } as unknown as ServerBuild;

  test('is rendered for every request', async () => {
    const { open } = await createSmallSite({ build });
    const { url } = await open();
    cookies.length = 0;
    for (const cookie of ['session=ann', 'session=ben', 'session=cas'])
      await (await fetch(`${url}/private`, { headers: { cookie } })).text();
    expect(cookies).toEqual(['session=ann', 'session=ben', 'session=cas']);
  });
});
