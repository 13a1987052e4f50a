import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cachedReads } from './cached-reads.ts';
import { createResponseCache } from './response-cache.ts';

test('every Set-Cookie of a read survives, and the answer is not cached', async () => {
  const limits = { maxBytes: 1e6, freshMs: 1000, staleMs: 5000, emergencyMs: 50_000, now: () => 0 };
  const cache = createResponseCache(limits);
  const app = new Hono();
  app.use('/feed', cachedReads({ cache, networkOf: () => '' }));
  app.get('/feed', (c) => {
    c.header('set-cookie', 'a=1', { append: true });
    c.header('set-cookie', 'b=2', { append: true });
    return c.text('feed');
  });
  for (const _ of [1, 2]) expect((await app.request('/feed')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(cache.size).toBe(0);
});
