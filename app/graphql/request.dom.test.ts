import { afterEach, expect, test, vi } from 'vitest';
import { gql } from './gql.ts';
import { RequestError, request } from './request.ts';

const Promo = gql('query { getActiveMtekPromo { id } }');
const Instructors = gql(
  'query ($pageNo: Int!) { getInstructorsList(pageNo: $pageNo, pageSize: 2) { results { id } } }',
);
const stubFetch = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
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

test('a read is never served from the browser’s cache without a request', async () => {
  const fetch = stubFetch({ data: { getInstructorsList: { results: [] } } });
  await request(Instructors, { pageNo: 1 });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-cache' });
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
