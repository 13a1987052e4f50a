import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { marianaTek, readAll } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { type FakeSystem, type Misbehavior, startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { createGetJson, NotFound } from './client.ts';

const today = '2026-11-15';
const whole = (record: unknown) => record;
let fake: FakeSystem;
beforeAll(async () => {
  fake = await startFakeMariana({ classes: makeClasses(today, { locations: 17, days: 5, perDay: 12 }) });
});
afterAll(() => fake.close());

const getJsonOf = (more: { BOOKING_TOKEN?: string } = {}) =>
  createGetJson(marianaTek, {
    BOOKING_URL: fake.url,
    BOOKING_TOKEN: null,
    PUBLIC_URL: 'https://www.heliora.example',
    ...more,
  });
const failureOf = async (mode: Misbehavior, timeoutMs = 5000): Promise<Error> => {
  fake.misbehave(() => mode);
  try {
    await getJsonOf()(['config'], {}, { timeoutMs });
  } catch (error) {
    return error as Error;
  } finally {
    fake.misbehave(null);
  }
  throw new Error('there was no failure');
};

test('a request identifies us', async () => {
  await getJsonOf()(['config']);
  expect(fake.requests.at(-1)?.headers).toMatchObject({
    accept: 'application/json',
    'user-agent': 'Heliora website (+https://www.heliora.example)',
  });
});

test('a request has the token, if there is one', async () => {
  await getJsonOf()(['config']);
  expect(fake.requests.at(-1)?.headers.authorization).toBeUndefined();
  await getJsonOf({ BOOKING_TOKEN: 'secret-token' })(['config']);
  expect(fake.requests.at(-1)?.headers.authorization).toBe('Bearer secret-token');
});

test('the path of a request is encoded, so that it cannot name another resource', async () => {
  await expect(getJsonOf()(['classes', '../config'])).rejects.toThrow(NotFound);
  expect(fake.requests.at(-1)?.url.pathname).toBe('/api/customer/v1/classes/..%2Fconfig');
});

test.each<[string, Misbehavior, new (...args: never[]) => Error, RegExp]>([
  ['HTML with status 200', 'html', Unavailable, /instead of JSON/],
  ['half a body', 'half', Unavailable, /connection|half a response/],
  ['a response above 8 MB', 'huge', Unavailable, /8 MB/],
  ['a redirect', 'redirect', Unavailable, /redirects \(302\)/],
  ['a reset connection', 'reset', Unavailable, /connection.*failed/],
  ['a status 500', { status: 500 }, Unavailable, /status 500/],
  ['maintenance', { status: 503 }, TryLater, /maintenance/],
  ['too many requests', { status: 429 }, TryLater, /429/],
  ['a refused token', { status: 401 }, PermanentFailure, /BOOKING_TOKEN/],
  ['a refused client', { status: 403 }, PermanentFailure, /403/],
  ['an unknown record', { status: 404 }, NotFound, /404/],
])('%s is an error with our own message', async (_, mode, kind, words) => {
  const error = await failureOf(mode);
  expect(error).toBeInstanceOf(kind);
  expect(error.message).toMatch(words);
  expect(error.message).not.toContain('ana@example.com');
});

test('a request without a response fails after the timeout', async () => {
  const error = await failureOf('hang', 50);
  expect(error).toBeInstanceOf(Unavailable);
  expect(error.message).toMatch(/in time/);
});

test('Retry-After is seconds or a date, at least a minute and at most a quarter of an hour', async () => {
  const waitFor = async (header?: string) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    return ((await failureOf({ status: 429, headers })) as TryLater).afterMs;
  };
  expect(await waitFor()).toBe(60_000);
  expect(await waitFor('300')).toBe(300_000);
  expect(await waitFor('5')).toBe(60_000);
  expect(await waitFor('99999999')).toBe(900_000);
  expect(await waitFor('soon')).toBe(60_000);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') });
  expect(await waitFor('Mon, 16 Nov 2026 12:10:00 GMT')).toBe(600_000);
  vi.useRealTimers();
});

test('a list is read completely, 500 at a time, never from the URL in its links', async () => {
  fake.requests.length = 0;
  const query = { min_start_date: today, max_start_date: '2026-11-19' };
  const all = await readAll(getJsonOf(), ['classes'], query, whole);
  expect(all).toHaveLength(17 * 5 * 12);
  expect(
    fake.requests.map(({ url }) => ['page', 'page_size'].map((name) => url.searchParams.get(name))),
  ).toEqual([
    ['1', '500'],
    ['2', '500'],
    ['3', '500'],
  ]);
});

test('a list without page numbers is read by its links; one without count by its rows', async () => {
  const pages: string[] = [];
  const getJson = async (_: readonly string[], query: Record<string, string> = {}) => {
    pages.push(query.page ?? '');
    const id = Number(query.page);
    return { results: [{ id }], links: { next: id < 3 ? 'https://elsewhere.example/?page=99' : null } };
  };
  expect(await readAll(getJson, ['classes'], {}, whole)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  expect(pages).toEqual(['1', '2', '3']);
});

test('a list that changes while it is read is read again, and fails when it changes again', async () => {
  const listOf = (counts: number[]) => {
    let call = 0;
    return async (_: readonly string[], query: Record<string, string> = {}) => {
      const count = counts[call++] as number;
      if (count === 404) throw new NotFound('past the end');
      const next = Number(query.page) < 2 ? 'more' : null;
      return { count, next, results: [{ id: `${query.page}` }] };
    };
  };
  expect(await readAll(listOf([2, 3, 2, 2]), [], {}, whole)).toHaveLength(2);
  expect(await readAll(listOf([2, 404, 2, 2]), [], {}, whole)).toHaveLength(2);
  await expect(readAll(listOf([2, 3, 2, 404]), [], {}, whole)).rejects.toThrow(/changed while it was read/);
  // The list has fewer rows than its count.
  await expect(readAll(listOf([5, 5, 5, 5]), [], {}, whole)).rejects.toThrow(/changed while it was read/);
});

test('a row on two pages is read again; a list that always repeats it is accepted', async () => {
  let calls = 0;
  const getJson = async (_: readonly string[], query: Record<string, string> = {}) => {
    calls += 1;
    return { count: 2, next: Number(query.page) < 2 ? 'more' : null, results: [{ id: 'same' }] };
  };
  expect(await readAll(getJson, [], {}, whole)).toHaveLength(2);
  expect(calls).toBe(4);
});

test('a list of another shape, and one without an end, are errors', async () => {
  await expect(readAll(async () => ({ results: 7 }), [], {}, whole)).rejects.toThrow(/unknown shape/);
  await expect(readAll(async () => [], [], {}, whole)).rejects.toThrow(/unknown shape/);
  const endless = async () => ({ next: 'more', results: [{ id: 1 }] });
  await expect(readAll(endless, [], {}, whole)).rejects.toThrow(/longer than 40 pages/);
});

describe('a hostile list', () => {
  const listOf = (pageOf: (page: number) => string) => {
    const events: string[] = [];
    const send = (async (url: URL) => {
      const page = url.searchParams.get('page') ?? '';
      events.push(`page ${page}`);
      return new Response(pageOf(Number(page)), { headers: { 'content-type': 'application/json' } });
    }) as typeof fetch;
    const env = { BOOKING_URL: fake.url, BOOKING_TOKEN: null, PUBLIC_URL: 'https://www.heliora.example' };
    return { events, getJson: createGetJson(marianaTek, env, { send }) };
  };
  test('of more rows than were requested is an error', async () => {
    const { events, getJson } = listOf(() => JSON.stringify({ next: 'more', results: Array(501).fill([]) }));
    await expect(readAll(getJson, [], {}, whole)).rejects.toThrow(/unknown shape/);
    expect(events).toHaveLength(1);
  });

  test('has each page reduced before the next is requested', async () => {
    const { events, getJson } = listOf((page) =>
      JSON.stringify({ next: page < 2 ? 'more' : null, results: [{ id: page }] }),
    );
    const reduce = (record: unknown) => events.push(`reduce ${(record as { id: number }).id}`);
    await readAll(getJson, [], {}, reduce);
    expect(events).toEqual(['page 1', 'reduce 1', 'page 2', 'reduce 2']);
  });
});
