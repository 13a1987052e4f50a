import { beforeAll, expect, test } from 'vitest';
import { gql } from '#app/graphql/gql.ts';
import { pageEnvironment, scheduleState } from '#app/loaders/page-environment.server.ts';
import { query } from '#app/loaders/query.server.ts';
import { minuteMs } from '#domain/durations.ts';
import { playerTarget } from '#domain/videos/player-target.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { graphqlOver, loaderContextOf } from '#tests/support/graphql.ts';

let api: ReturnType<typeof graphqlOver>;
beforeAll(async () => {
  const database = await freshDatabase('sqlite', 'seeded');
  api = graphqlOver(database, { PUBLIC_URL: 'https://heliora.example' });
  return () => database.close();
});
const context = () => loaderContextOf(api);

const Promo = gql('query { getActiveMtekPromo { number_of_classes } }');
const Instructors = gql(
  'query ($pageNo: Int!) { getInstructorsList(pageNo: $pageNo, pageSize: 2) { results { name } } }',
);

test('a loader’s query runs in process, typed, with and without variables', async () => {
  const { getActiveMtekPromo } = await query(context(), Promo);
  expect(getActiveMtekPromo?.number_of_classes).toBe(1);
  const { getInstructorsList } = await query(context(), Instructors, { pageNo: 1 });
  expect(getInstructorsList.results).toHaveLength(2);
});

test('a refused argument reaches the loader as an error with its code', async () => {
  await expect(query(context(), Instructors, { pageNo: 0 })).rejects.toMatchObject({
    message: 'pageNo must be between 1 and 10000, not 0.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('pages get their URL and the current day at the studios', () => {
  expect(pageEnvironment(context())).toMatchObject({
    origin: 'https://heliora.example',
    year: 2026,
    today: '2026-11-15',
    todayUntil: Date.parse('2026-11-16T00:00:00-05:00'),
  });
});

test('BOOK leads to the booking provider’s page only while that provider is configured', async () => {
  const database = await freshDatabase('sqlite', 'empty');
  const BOOKING_PAGE_URL = 'https://book.example/classes/{class}';
  const pageWith = (settings: Record<string, string>) =>
    pageEnvironment(loaderContextOf(graphqlOver(database, { BOOKING_PAGE_URL, ...settings }))).bookingPage;
  const mirrored = {
    BOOKING_PROVIDER: 'mariana-tek',
    BOOKING_URL: 'https://tenant.example/api/customer/v1',
    BOOKING_MAP: 'docs/booking-map.example.json',
  };
  expect(pageWith(mirrored)).toBe(BOOKING_PAGE_URL);
  expect(pageWith({})).toBeNull();
  await database.close();
});

test('a schedule states its time once it is older than 30 minutes, and that it is missing before the first round', () => {
  const stateAt = (age: number | null) => {
    const booking = { ...api.services.booking, monitor: { ageMs: () => age } };
    return scheduleState(loaderContextOf({ ...api, services: { ...api.services, booking } }));
  };
  expect(stateAt(30 * minuteMs)).toEqual({ kind: 'fresh' });
  expect(stateAt(31 * minuteMs)).toEqual({ kind: 'old', since: Date.parse(seededNow) - 31 * minuteMs });
  expect(stateAt(null)).toEqual({ kind: 'missing' });
});

test('films may come from the content delivery host, when there is one, and from nowhere else', async () => {
  expect(pageEnvironment(context()).filmOrigins).toEqual([]);
  const database = await freshDatabase('sqlite', 'empty');
  const other = graphqlOver(database, { CDN_URL: 'https://cdn.example/heliora/' });
  const { filmOrigins } = pageEnvironment(loaderContextOf(other));
  expect(filmOrigins).toEqual(['https://cdn.example']);
  const film = 'https://cdn.example/heliora/media/films/vod/flow-1/master.m3u8';
  expect(playerTarget(encodeURIComponent(film), undefined, filmOrigins)?.src).toBe(film);
  await database.close();
});
