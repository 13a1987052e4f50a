import { describe, expect, onTestFinished, test } from 'vitest';
import { marianaTek, readAll } from '#server/integrations/booking/mariana-tek/mariana-tek.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { startFakeMariana } from '#tests/booking-provider/fake-system.ts';
import { createGetJson, NotFound } from './client.ts';

const env = {
  BOOKING_URL: 'https://tenant.example/api/customer/v1',
  BOOKING_TOKEN: null,
  PUBLIC_URL: 'https://www.heliora.example',
};
const whole = (record: unknown) => record;

test('a list is read completely, 500 at a time, never from the URL in its links', async () => {
  const classes = makeClasses('2026-11-15', { locations: 17, days: 5, perDay: 12 });
  const fake = await startFakeMariana({ classes });
  onTestFinished(() => fake.close());
  const query = { min_start_date: '2026-11-15', max_start_date: '2026-11-19' };
  const all = await readAll(
    createGetJson(marianaTek, { ...env, BOOKING_URL: fake.url }),
    ['classes'],
    query,
    whole,
  );
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
