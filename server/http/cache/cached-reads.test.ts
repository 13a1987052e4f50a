import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createCachedReads } from './cached-reads.ts';
import { createResponseCache } from './response-cache.ts';

const open = (createResponse: () => Response) => {
  let elapsed = 0;
  let calls = 0;
  const limits = {
    name: 'test',
    maxBytes: 1e6,
    freshMs: 1000,
    staleMs: 5000,
    emergencyMs: 50_000,
    elapsed: () => elapsed,
  };
  const cache = createResponseCache(limits);
  const feed = new Hono().get('/feed', () => {
    calls += 1;
    return createResponse();
  });
  const app = new Hono();
  app.use('/feed', createCachedReads({ cache, fetch: feed.fetch, networkOf: () => '' }));
  return {
    cache,
    request: (init?: RequestInit) => app.request('/feed', init),
    pass: (ms: number) => {
      elapsed += ms;
    },
    calls: () => calls,
  };
};

test('every Set-Cookie of a read is sent, and the response is not cached', async () => {
  const { cache, request } = open(() => {
    const headers = new Headers({ 'content-type': 'text/plain' });
    headers.append('set-cookie', 'a=1');
    headers.append('set-cookie', 'b=2');
    return new Response('feed', { headers });
  });
  for (const _ of [1, 2]) expect((await request()).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(cache.size).toBe(0);
});

test.each([
  ['GET', {}],
  ['HEAD', {}],
  ['GET', { 'if-none-match': '*' }],
])(
  'a stale read is refreshed after %s %o, and the next visitor gets the whole new response',
  async (method, headers) => {
    let text = 'first';
    const { request, pass, calls } = open(() => new Response(text));
    expect(await (await request()).text()).toBe('first');
    text = 'second';
    pass(2000);
    await request({ method, headers });
    await expect.poll(calls).toBe(2);
    const next = await request();
    expect(next.headers.get('content-length')).toBe('6');
    expect(await next.text()).toBe('second');
  },
);

test('HEAD as the first request caches the response of a GET', async () => {
  const { request } = open(() => new Response('feed'));
  expect(await (await request({ method: 'HEAD' })).text()).toBe('');
  expect(await (await request()).text()).toBe('feed');
});
