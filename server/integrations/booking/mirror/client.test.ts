import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { PermanentFailure, TryLater } from '#server/errors/delivery-errors.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { marianaTek } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { type FakeSystem, type Misbehavior, startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { createGetJson, NotFound } from './client.ts';

let fake: FakeSystem;
beforeAll(async () => {
  fake = await startFakeMariana({ classes: [] });
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
