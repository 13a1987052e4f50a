import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { markDegraded } from '#server/errors/degraded-render.ts';
import { createGraphqlGetCache } from './graphql-get-cache.ts';
import { createResponseCache } from './response-cache.ts';

const createApp = (respond: (request: Request) => Response | Promise<Response>) => {
  const clock = { elapsed: 0 };
  const execute = vi.fn(respond);
  const elapsed = () => clock.elapsed;
  const cache = createResponseCache({
    name: 'test',
    maxBytes: 1e6,
    freshMs: 1000,
    staleMs: 5000,
    emergencyMs: 50_000,
    elapsed,
  });
  const app = new Hono();
  app.use(
    '/graphql',
    createGraphqlGetCache(
      cache,
      async (request) => execute(request),
      () => '',
    ),
  );
  app.all('/graphql', (c) => execute(c.req.raw));
  return { app, execute, cache, clock };
};
const data = (value: unknown = 'x'.repeat(2000)) => Response.json({ data: { value } });

test('the same read twice is executed once, and the second response is complete and compressed', async () => {
  const { app, execute } = createApp(() => data());
  const read = () => app.request('/graphql?query={a}', { headers: { 'accept-encoding': 'br' } });
  const first = await read();
  const second = await read();
  expect(execute).toHaveBeenCalledTimes(1);
  expect(second.headers.get('content-encoding')).toBe('br');
  expect(second.headers.get('cache-control')).toContain('public');
  expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
});

test('other variables are another read', async () => {
  const { app, execute } = createApp(() => data());
  await app.request('/graphql?query={a}&variables={"x":1}');
  await app.request('/graphql?query={a}&variables={"x":2}');
  expect(execute).toHaveBeenCalledTimes(2);
});

test.each([
  ['a refused query', () => Response.json({ errors: [{ message: 'bad' }] }, { status: 400 })],
  ['a failure with status 200', () => Response.json({ data: null, errors: [{ message: 'database' }] })],
])('%s is returned and not cached', async (_, respond) => {
  const { app, execute, cache } = createApp(respond);
  const first = await app.request('/graphql?query={bad}');
  expect(first.status).toBe(respond().status);
  expect(first.headers.get('cache-control')).toBe('no-store');
  await app.request('/graphql?query={bad}');
  expect(execute).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test('a 200 with a GraphQL error is not cached; the previous good response is served', async () => {
  let isBroken = true;
  const { app, clock, cache } = createApp(async () => {
    await Promise.resolve();
    if (isBroken) markDegraded();
    return data(isBroken ? 'sorry' : 'good');
  });
  const read = () => app.request('/graphql?query={a}');
  const dataOf = async (response: Response) => (await response.json()).data.value;
  const first = await read();
  expect(first.headers.get('cache-control')).toBe('no-store');
  expect(await dataOf(first)).toBe('sorry');
  expect(cache.size).toBe(0);
  isBroken = false;
  expect(await dataOf(await read())).toBe('good');
  isBroken = true;
  for (const later of [1500, 8000]) {
    clock.elapsed = later;
    expect(await dataOf(await read())).toBe('good');
    await expect.poll(async () => dataOf(await read())).toBe('good');
  }
});

test('request headers of one client do not change the cached response', async () => {
  const { app, execute } = createApp((request) => data([...request.headers].join()));
  await app.request('/graphql?query={a}', {
    headers: { accept: 'text/event-stream', cookie: 'a=b', 'accept-language': 'es' },
  });
  const response = await (await app.request('/graphql?query={a}')).json();
  expect(response.data.value).toBe('accept,application/json');
  expect(execute).toHaveBeenCalledTimes(1);
});

test('each media type has its own cached response, and Vary names Accept', async () => {
  const { app, execute } = createApp((request) => data(request.headers.get('accept')));
  const read = async (accept: string) => {
    const response = await app.request('/graphql?query={a}', { headers: { accept } });
    expect(response.headers.get('vary')).toMatch(/^Accept\b/);
    return (await response.json()).data.value;
  };
  for (let round = 0; round < 2; round++) {
    expect(await read('application/json')).toBe('application/json');
    expect(await read('application/graphql-response+json, application/json;q=0.9')).toBe(
      'application/graphql-response+json',
    );
  }
  expect(execute).toHaveBeenCalledTimes(2);
});

test('a post is not cached', async () => {
  const { app, execute, cache } = createApp(() => data());
  await app.request('/graphql', { method: 'POST' });
  await app.request('/graphql', { method: 'POST' });
  expect(execute).toHaveBeenCalledTimes(2);
  expect(cache.size).toBe(0);
});

test('a change of data clears the cache', async () => {
  const { app, execute, cache } = createApp(() => data());
  await app.request('/graphql?query={a}');
  cache.clear();
  await app.request('/graphql?query={a}');
  expect(execute).toHaveBeenCalledTimes(2);
});
