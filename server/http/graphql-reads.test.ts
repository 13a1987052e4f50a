import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { graphqlReads } from './graphql-reads.ts';
import { createResponseCache } from './response-cache.ts';

const createApp = (answer: () => Response) => {
  const execute = vi.fn(answer);
  const cache = createResponseCache({ maxBytes: 1e6, freshMs: 1000, now: () => 0 });
  const app = new Hono();
  app.use('/graphql', graphqlReads(cache));
  app.all('/graphql', () => execute());
  return { app, execute, cache };
};
const data = () => Response.json({ data: { studios: 'x'.repeat(2000) } });

test('the same read twice is executed once, and the second answer is whole and compressed', async () => {
  const { app, execute } = createApp(data);
  const ask = () => app.request('/graphql?query={a}', { headers: { 'accept-encoding': 'br' } });
  const first = await ask();
  const second = await ask();
  expect(execute).toHaveBeenCalledTimes(1);
  expect(second.headers.get('content-encoding')).toBe('br');
  expect(second.headers.get('cache-control')).toContain('public');
  expect(await second.arrayBuffer()).toEqual(await first.arrayBuffer());
});

test('other variables are another read', async () => {
  const { app, execute } = createApp(data);
  await app.request('/graphql?query={a}&variables={"x":1}');
  await app.request('/graphql?query={a}&variables={"x":2}');
  expect(execute).toHaveBeenCalledTimes(2);
});

test('errors and writes are never kept', async () => {
  const { app, execute, cache } = createApp(() => Response.json({ errors: [] }, { status: 400 }));
  await app.request('/graphql?query={bad}');
  await app.request('/graphql?query={bad}');
  await app.request('/graphql', { method: 'POST' });
  expect(execute).toHaveBeenCalledTimes(3);
  expect(cache.size).toBe(0);
});

test('a change of data drops what was kept', async () => {
  const { app, execute, cache } = createApp(data);
  await app.request('/graphql?query={a}');
  cache.clear();
  await app.request('/graphql?query={a}');
  expect(execute).toHaveBeenCalledTimes(2);
});
