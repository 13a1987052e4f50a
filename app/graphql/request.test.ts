import { afterEach, expect, test, vi } from 'vitest';
import { gql } from './gql.ts';
import { request } from './request.ts';

const Promo = gql('query { getActiveMtekPromo { id } }');
const Instructors = gql(
  'query ($pageNo: Int!) { getInstructorsList(pageNo: $pageNo, pageSize: 2) { results { id } } }',
);
const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_address: string) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
afterEach(() => vi.unstubAllGlobals());

test('a read is a GET whose address is the same for the same question', async () => {
  const fetch = answer({ data: { getInstructorsList: { results: [] } } });
  await request(Instructors, { pageNo: 1 });
  await request(Instructors, { pageNo: 1 });
  const [first, second] = fetch.mock.calls.map(([address]) => address);
  expect(first).toBe(second);
  const search = new URL(first ?? '', 'http://localhost').searchParams;
  expect([search.get('query'), search.get('variables')]).toEqual([String(Instructors), '{"pageNo":1}']);
});

test('the server’s message and code reach the caller', async () => {
  answer({ errors: [{ message: 'There is no location 9.', extensions: { code: 'BAD_USER_INPUT' } }] }, 400);
  await expect(request(Promo, {})).rejects.toMatchObject({
    message: 'There is no location 9.',
    code: 'BAD_USER_INPUT',
  });
});

test('an answer that is not ours is told by its status', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(request(Promo, {})).rejects.toThrow('HTTP error! status: 502');
});
