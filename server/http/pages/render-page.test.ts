import { expect, test, vi } from 'vitest';
import { toCachedResponse } from '#server/http/cache/cached-response.ts';
import type { FormPostServices } from '#server/http/forms/form-post-context.ts';
import { createFairQueue } from '#server/limits/fair-queue/fair-queue.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { createPageHandler } from './render-page.ts';

const action = vi.fn(async () => ({ isSent: true }));
const form = {
  id: 'form',
  parentId: 'root',
  path: 'contact-us',
  module: { default: () => null, action, handle: { cache: {} } },
};
const queue = createFairQueue();
type Options = Parameters<typeof createPageHandler>[0];
/** The other services are missing, because none of these routes reads them. */
const services = {
  env: { PUBLIC_URL: 'http://localhost', MAP_ORIGINS: [] as readonly string[] },
  media: { filmOrigins: [] },
  clock: { now: () => Date.parse('2026-11-15T17:00:00Z') },
} as unknown as Options['services'];
const options: Options = {
  build: {
    ...smallBuild,
    // React Router reports a post to a route without an action to `handleError`; this test ignores it.
    entry: { module: { ...smallBuild.entry.module, handleError: () => {} } },
    routes: { ...smallBuild.routes, form },
  } as unknown as typeof smallBuild,
  caches: null,
  queue,
  services,
  // No route of this test reads it.
  graphql: null as unknown as Options['graphql'],
};
const pages = createPageHandler(options);
const formPost: FormPostServices = {
  read: async () => undefined,
  transport: () => {
    throw new Error('the action of this test calls no form');
  },
  retryAfter: () => null,
};
const send = async (method: string, path: string) => {
  const { status, headers } = await pages(new Request(`http://localhost${path}`, { method }), formPost, 'n');
  return { status, allow: headers.get('allow') };
};

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  '%s is refused before the form is read, and the response names the allowed methods',
  async (method) => {
    expect(await send(method, '/contact-us')).toEqual({ status: 405, allow: 'GET, HEAD, POST' });
    expect(await send(method, '/teachers')).toEqual({ status: 405, allow: 'GET, HEAD' });
    expect(action).not.toHaveBeenCalled();
  },
);

test('a post reaches the page that has a form, and no other', async () => {
  expect(await send('POST', '/contact-us')).toEqual({ status: 200, allow: null });
  expect(action).toHaveBeenCalledOnce();
  expect(await send('POST', '/teachers')).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test('a prefetched page is rendered like one that a visitor opens', async () => {
  const headers = { 'sec-purpose': 'prefetch' };
  const opened = await pages(new Request('http://localhost/contact-us'), formPost, 'n');
  const prefetched = await pages(new Request('http://localhost/contact-us', { headers }), formPost, 'n');
  expect([prefetched.status, await prefetched.text()]).toEqual([200, await opened.text()]);
});

test('a form that was refused for now has the time to wait in its response', async () => {
  const request = new Request('http://localhost/contact-us', { method: 'POST' });
  const response = await pages(request, { ...formPost, retryAfter: () => '40' }, 'n');
  expect(response.headers.get('retry-after')).toBe('40');
});

test('the files of a form stay until its action has ended, also when the visitor leaves meanwhile', async () => {
  const steps: string[] = [];
  const isRead = Promise.withResolvers<void>();
  const leaving = new AbortController();
  action.mockImplementationOnce(async () => {
    isRead.resolve();
    for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done));
    steps.push('stored');
    return { isSent: true };
  });
  const read = async () => ({ getAll: () => [], discard: async () => void steps.push('discarded') });
  const request = new Request('http://localhost/contact-us', { method: 'POST', signal: leaving.signal });
  const response = pages(request, { ...formPost, read }, 'n');
  await isRead.promise;
  leaving.abort();
  expect((await response).status).toBe(200);
  expect(steps).toEqual(['stored', 'discarded']);
});

test('every Set-Cookie of an action is sent', async () => {
  action.mockImplementationOnce(async () => {
    const headers = new Headers([
      ['location', '/welcome'],
      ['set-cookie', 'session=1'],
      ['set-cookie', 'csrf=2'],
    ]);
    return new Response(null, { status: 303, headers }) as never;
  });
  const request = new Request('http://localhost/contact-us', { method: 'POST' });
  const response = await pages(request, formPost, 'n');
  expect(response.headers.getSetCookie()).toEqual(['session=1', 'csrf=2']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('made-up URLs, which share one cached page, get their responses one per turn of the event loop', async () => {
  const ready = toCachedResponse(404, {}, new Uint8Array());
  const missing = { id: 'routes/not-found', parentId: 'root', path: '*', module: { handle: { cache: {} } } };
  const cached = createPageHandler({
    ...options,
    build: {
      ...smallBuild,
      routes: { root: smallBuild.routes.root, [missing.id]: missing },
    } as unknown as typeof smallBuild,
    caches: { pages: { get: async () => ready } } as unknown as typeof options.caches,
  });
  let turn = 0;
  const count = () => {
    turn += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const turns = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const { status } = await cached(new Request(`http://localhost/none-${n}`), formPost, 'n');
      return `${status} in turn ${turn}`;
    }),
  );
  clearImmediate(counting);
  expect(turns[0]).toMatch(/^404/);
  expect(new Set(turns).size).toBe(turns.length);
});
