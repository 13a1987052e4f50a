import { expect, test, vi } from 'vitest';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import { respond, toCachedResponse } from './cached-response.ts';
import { createResponseCache } from './response-cache.ts';

const text = async (body: string, status = 200) =>
  toCachedResponse(status, { 'content-type': 'text/plain' }, new TextEncoder().encode(body));
const read = async (cached: Promise<{ bodies: { identity: Uint8Array } }>) =>
  new TextDecoder().decode((await cached).bodies.identity);
const usual = {
  name: 'test',
  maxBytes: 1000,
  freshMs: 100,
  staleMs: 500,
  emergencyMs: 10_000,
  elapsed: () => 0,
};
const createCache = (options: { maxBytes?: number; freshMs?: number } = {}) => {
  const clock = { elapsed: 0 };
  const cache = createResponseCache({
    ...usual,
    ...options,
    elapsed: () => clock.elapsed,
  });
  return { cache, clock };
};

test('concurrent requests for one page cost one render', async () => {
  const { cache } = createCache();
  const produce = vi.fn(() => text('a'));
  await Promise.all(Array.from({ length: 20 }, () => cache.get('/', produce)));
  await cache.get('/', produce);
  expect(produce).toHaveBeenCalledTimes(1);
});

test('a stale page is served at once while it is rendered again', async () => {
  const { cache, clock } = createCache();
  await cache.get('/', () => text('old'));
  clock.elapsed = 101;
  expect(await read(cache.get('/', () => text('new')))).toBe('old');
  await expect.poll(() => read(cache.get('/', () => text('never')))).toBe('new');
});

test('a page older than staleMs is rendered again before it is served', async () => {
  const { cache, clock } = createCache();
  await cache.get('/', () => text('this morning'));
  clock.elapsed = 601;
  expect(await read(cache.get('/', () => text('now')))).toBe('now');
});

test('headers say where a response comes from, how old it is, and for how long it is fresh', async () => {
  const { cache, clock } = createCache({ freshMs: 10_000 });
  const headers = async () => {
    const { age, 'cache-status': status } = (await cache.get('/', () => text('a'))).headers;
    return [age, status];
  };
  expect(await headers()).toEqual([undefined, 'test; fwd=miss; stored']);
  clock.elapsed = 4_000;
  expect(await headers()).toEqual(['4', 'test; hit; ttl=6']);
  clock.elapsed = 10_400;
  expect(await headers()).toEqual(['10', 'test; hit; ttl=-1']);
  expect(await headers()).toEqual(['0', 'test; hit; ttl=10']);
  clock.elapsed = 30_000;
  expect(await headers()).toEqual([undefined, 'test; fwd=stale; stored']);
});

test('a render started before a data change is not cached', async () => {
  const { cache } = createCache();
  let finish = () => {};
  const slow = cache.get('/', async () => {
    await new Promise<void>((done) => {
      finish = done;
    });
    return text('before');
  });
  cache.clear();
  finish();
  expect(await read(slow)).toBe('before');
  expect(await read(cache.get('/', () => text('after')))).toBe('after');
});

test('only good responses are cached; a failed one is retried', async () => {
  const { cache } = createCache();
  await cache.get('/lost', () => text('404', 404));
  expect(cache.size).toBe(0);
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await read(cache.get('/', () => text('mended')))).toBe('mended');
});

test('the cache never exceeds its size, and the most recently used entries stay', async () => {
  const { cache } = createCache({ maxBytes: 250 });
  const page = () => text('x'.repeat(100));
  await cache.get('/a', page);
  await cache.get('/b', page);
  await cache.get('/a', page);
  await cache.get('/c', page);
  expect(cache.bytes).toBeLessThanOrEqual(250);
  const again = vi.fn(page);
  await cache.get('/a', again);
  expect(again).not.toHaveBeenCalled();
  await cache.get('/b', again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('while rendering fails, the stale response is served, and the render is retried after a while', async () => {
  const { cache, clock } = createCache();
  await cache.get('/', () => text('yesterday'));
  clock.elapsed = 5000;
  expect(await read(cache.get('/', () => text('database away', 503)))).toBe('yesterday');
  const again = vi.fn(() => text('today'));
  expect(await read(cache.get('/', again))).toBe('yesterday');
  expect(again).not.toHaveBeenCalled();
  clock.elapsed = 10_001;
  await cache.get('/', again);
  await expect.poll(() => read(cache.get('/', again))).toBe('today');
});

test('a response that is too old is not served even while rendering fails', async () => {
  const { cache, clock } = createCache();
  await cache.get('/', () => text('last week'));
  clock.elapsed = 20_000;
  expect(await read(cache.get('/', () => text('database away', 503)))).toBe('database away');
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(cache.size).toBe(0);
});

test('a response may be fresh for longer than the others; a change of data still drops it', async () => {
  const { cache, clock } = createCache();
  await cache.get('/', async () => ({ ...(await text('until the data change')), freshMs: 10_000 }));
  clock.elapsed = 9_999;
  expect(await read(cache.get('/', () => text('too early')))).toBe('until the data change');
  cache.clear();
  expect(await read(cache.get('/', () => text('after it')))).toBe('after it');
});

test('a page that two networks request is rendered once, for the next one if the first has no turn', async () => {
  const full = new Set(['flood']);
  const enqueue = async <T>(network: string, work: () => Promise<T>) => {
    if (full.has(network)) throw new Overloaded('the queue is full');
    return work();
  };
  const cache = createResponseCache({ ...usual, enqueue });
  const produce = vi.fn(() => text('made'));
  const [flood, ...others] = ['flood', 'visitor', 'another'].map((network) =>
    cache.get('/', produce, network),
  );
  await expect(flood).rejects.toThrow('full');
  expect(await Promise.all(others.map(read))).toEqual(['made', 'made']);
  expect(produce).toHaveBeenCalledTimes(1);
});

test('only the shared not-found page is cached with status 404', async () => {
  const { cache } = createCache();
  await cache.get('/lost', () => text('lost', 404));
  await cache.get('/404', async () => ({ ...(await text('none', 404)), isStorable: true }));
  expect(await read(cache.get('/lost', () => text('found')))).toBe('found');
  expect(await read(cache.get('/404', () => text('found')))).toBe('none');
});

test('a refresh that finds the same content keeps the compressed bodies and the ETag', async () => {
  const { cache, clock } = createCache({ maxBytes: 100_000 });
  const page = () => text('same '.repeat(500));
  const accepted = new Request('http://x/', { headers: { 'accept-encoding': 'br' } });
  await respond(accepted, await cache.get('/', page));
  const first = await cache.get('/', page);
  expect(first.bodies.br).toBeDefined();
  clock.elapsed = 101;
  await cache.get('/', page);
  const { tags, bodies } = first;
  expect(await cache.get('/', page)).toMatchObject({ tags, bodies, headers: { age: '0' } });
});
