import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gql } from './gql.ts';
import { prefetchQuery, RequestError, request } from './request.ts';

const Promo = gql('query { getActiveMtekPromo { id } }');
const Instructors = gql(
  'query ($pageNo: Int!) { getInstructorsList(pageNo: $pageNo, pageSize: 2) { results { id } } }',
);
const stubFetch = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const saves = (isSaving: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isSaving }));
beforeEach(() => void saves(false));
afterEach(() => vi.unstubAllGlobals());

test('a read is a GET whose URL is the same for the same query', async () => {
  const fetch = stubFetch({ data: { getInstructorsList: { results: [] } } });
  await request(Instructors, { pageNo: 1 });
  await request(Instructors, { pageNo: 1 });
  const [first, second] = fetch.mock.calls.map(([url]) => url);
  expect(first).toBe(second);
  const search = new URL(first ?? '', 'http://localhost').searchParams;
  expect([search.get('query'), search.get('variables')]).toEqual([String(Instructors), '{"pageNo":1}']);
});

test('the server’s message reaches the caller', async () => {
  stubFetch({ data: null, errors: [{ message: 'There is no location 9.' }] }, 400);
  const failed = request(Promo, {});
  await expect(failed).rejects.toBeInstanceOf(RequestError);
  await expect(failed).rejects.toThrow('There is no location 9.');
});

test.each([
  ['that is not ours', '<h1>Bad gateway</h1>', 502],
  ['without words', '{"errors":[{}]}', 200],
  ['without data', '{}', 200],
])('a response %s has no message to show and is identified by its status', async (_, body, status) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const failed = request(Promo, {});
  await expect(failed).rejects.toThrow(`HTTP error! status: ${status}`);
  await expect(failed).rejects.not.toBeInstanceOf(RequestError);
});

test('a prefetched response is used once', async () => {
  const fetch = stubFetch({ data: { getInstructorsList: { results: [] } } });
  prefetchQuery(Instructors, { pageNo: 7 });
  prefetchQuery(Instructors, { pageNo: 7 });
  await request(Instructors, { pageNo: 7 });
  expect(fetch).toHaveBeenCalledTimes(1);
  await request(Instructors, { pageNo: 7 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('nothing is prefetched for a visitor who saves data', async () => {
  const fetch = stubFetch({ data: { getInstructorsList: { results: [] } } });
  saves(true);
  await prefetchQuery(Instructors, { pageNo: 6 });
  expect(fetch).not.toHaveBeenCalled();
});

test('an old prefetched response is not used', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fetch = stubFetch({ data: { getInstructorsList: { results: [] } } });
  await prefetchQuery(Instructors, { pageNo: 8 });
  vi.advanceTimersByTime(20_000);
  await request(Instructors, { pageNo: 8 });
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a failed prefetch is requested again', async () => {
  stubFetch({}, 502);
  const prefetched = prefetchQuery(Instructors, { pageNo: 9 });
  const requested = request(Instructors, { pageNo: 9 });
  await prefetched;
  await expect(requested).rejects.toThrow('502');
  stubFetch({ data: { getInstructorsList: { results: [] } } });
  await expect(request(Instructors, { pageNo: 9 })).resolves.toEqual({ getInstructorsList: { results: [] } });
});

test('an aborted request gets no prefetched response', async () => {
  stubFetch({ data: { getInstructorsList: { results: [] } } });
  prefetchQuery(Instructors, { pageNo: 10 });
  const controller = new AbortController();
  const waiting = request(Instructors, { pageNo: 10 }, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toThrow(/abort/i);
});
