import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loaderContext } from '#server/http/pages/loader-context.ts';
import { embeddedBooking } from '#server/integrations/booking/embedded/embedded.ts';
import { withoutSlot } from '#server/limits/fair-queue/slot.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { createSmallSite } from '#tests/site/small-site.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A page that is never cached and calls the booking provider twice, in parallel. */
const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { graphql, services } = context.get(loaderContext);
  await Promise.all([
    graphql.execute(services, '{ getLocationsList { results { id } } }'),
    graphql.execute(services, '{ getInstructorsList(pageNo: 1, pageSize: 1) { results { id } } }'),
  ]);
  return { promo: new URL(request.url).pathname };
};
const slow = { id: 'slow', parentId: 'root', path: 'slow/:n', module: { default: () => null, loader } };
const build = { ...smallBuild, routes: { ...smallBuild.routes, slow } } as unknown as ServerBuild;

test('pages that wait for the booking provider hold no slots: none is refused, none waits for another', async () => {
  const response = Promise.withResolvers<void>();
  let waiting = 0;
  const later = <T>(read: () => Promise<T>): Promise<T> =>
    withoutSlot(async () => {
      waiting += 1;
      await response.promise;
      return read();
    });
  const { http, open } = await createSmallSite({
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
    build,
    bookingProviders: {
      embedded: (services) => {
        const tables = embeddedBooking(services);
        return {
          ...tables,
          listLocations: () => later(tables.listLocations),
          pageInstructors: (request) => later(() => tables.pageInstructors(request)),
        };
      },
    },
  });
  const { url } = await open();
  const visit = (path: string, network: number) =>
    fetch(url + path, { headers: { 'x-forwarded-for': `192.0.2.${network}` } });

  // More than the queue runs at once, in total (32) and for one network (8).
  const pages = Array.from({ length: 60 }, (_, n) => visit(`/slow/${n}`, n % 4));
  await expect.poll(() => waiting).toBe(120);
  expect(http.load().read).toEqual({ running: 0, waiting: 0 });
  expect((await visit('/thankyou/visitor', 9)).status).toBe(200);
  expect((await visit('/thankyou/neighbor', 1)).status).toBe(200);
  response.resolve();
  expect(new Set((await Promise.all(pages)).map(({ status }) => status))).toEqual(new Set([200]));
  await expect.poll(() => http.load().read).toEqual({ running: 0, waiting: 0 });
});
