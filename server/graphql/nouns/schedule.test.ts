import { beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { graphqlOver } from '#tests/support/graphql.ts';

type Graphql = ReturnType<typeof graphqlOver>;
type Item = { id: string; start_date: string; start_datetime: string; location: { city: string } };

const classes = `query ($location_id: ID!, $min: String!, $max: String!, $pageNo: Int, $pageSize: Int) {
  getLocalClassesV2(location_id: $location_id, min: $min, max: $max, pageNo: $pageNo, pageSize: $pageSize) {
    results { id start_date start_datetime location { city } }
    meta { pagination { page pages size count } }
    links { next }
  }
}`;
const workshops = `query ($locations: [ID!]!, $min: String!, $max: String!) {
  getLocalWorkshopsV2(locations: $locations, min: $min, max: $max) {
    results { id name start_date location { city id } class_type { name duration } instructors { name } }
    meta { pagination { page pages size count } }
    links { next }
  }
}`;

describeOnBothDatabases('the schedule', (open) => {
  let api: Graphql;
  beforeAll(async () => {
    api = graphqlOver(await open('seeded'));
  });
  const window = { location_id: 48750, min: '2026-11-15', max: '2026-11-17' };

  test('a three-day window is three lists in the order in which classes begin', async () => {
    const { data } = await api.fetchQuery(classes, window);
    const { results, meta, links } = data.getLocalClassesV2;
    expect(results.map((day: Item[]) => [...new Set(day.map(({ start_date }) => start_date))])).toEqual([
      ['2026-11-15'],
      ['2026-11-16'],
      ['2026-11-17'],
    ]);
    const begins = results.flat().map(({ start_datetime }: Item) => start_datetime);
    expect(begins).toEqual([...begins].sort());
    expect(meta.pagination).toEqual({ page: 1, pages: 1, size: 100, count: 26 });
    expect(links.next).toBeNull();
  });

  test('a class late on Saturday evening belongs to Saturday, although it is Sunday in UTC', async () => {
    const { data } = await api.fetchQuery(classes, { ...window, min: '2026-11-21', max: '2026-11-21' });
    const last = data.getLocalClassesV2.results.flat().at(-1);
    expect(last.start_date).toBe('2026-11-21');
    expect(last.start_datetime.slice(0, 10)).toBe('2026-11-22');
  });

  test('workshops of several studios come in one list by day', async () => {
    const { data } = await api.fetchQuery(workshops, {
      locations: ['48750', '48719', '48750'],
      min: '2026-11-15',
      max: '2027-01-31',
    });
    const { results, meta } = data.getLocalWorkshopsV2;
    expect(new Set(results.flat().map(({ location }: { location: { id: string } }) => location.id))).toEqual(
      new Set(['48750', '48719']),
    );
    expect(meta.pagination.count).toBe(results.flat().length);
    const days = results.map((day: Item[]) => day[0]?.start_date);
    expect(days).toEqual([...new Set(days)].sort());
    for (const one of results.flat()) {
      expect(one.class_type.duration).toBeGreaterThanOrEqual(90 * 60);
      expect(one.instructors.length).toBeGreaterThan(0);
    }
  });

  describe('refuses with a clear message', () => {
    test.each([
      ['min', { min: '2026-02-30' }, 'min must be a day such as 2026-11-15, not "2026-02-30".'],
      ['min', { min: 'yesterday' }, 'min must be a day such as 2026-11-15, not "yesterday".'],
      ['max', { max: '' }, 'max must be a day such as 2026-11-15, not "".'],
      ['max', { max: '2026-11-14' }, 'max (2026-11-14) must not lie before min (2026-11-15).'],
      ['max', { max: '2027-02-24' }, 'max must lie within 100 days after min.'],
      ['location_id', { location_id: '99' }, 'There is no location "99".'],
      ['location_id', { location_id: 'midtown' }, 'There is no location "midtown".'],
      ['pageNo', { pageNo: 0 }, 'pageNo must be between 1 and 10000, not 0.'],
      ['pageNo', { pageNo: -1 }, 'pageNo must be between 1 and 10000, not -1.'],
      ['pageNo', { pageNo: 10_000_000 }, 'pageNo must be between 1 and 10000, not 10000000.'],
      ['pageSize', { pageSize: 0 }, 'pageSize must be between 1 and 100, not 0.'],
      ['pageSize', { pageSize: 101 }, 'pageSize must be between 1 and 100, not 101.'],
    ])('a bad %s: %j', async (argument, wrong, message) => {
      const { status, errors, text } = await api.fetchQuery(classes, { ...window, ...wrong });
      expect(status).toBe(400);
      expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', argument } }]);
      expect(text).not.toMatch(/stack|node_modules|\.ts/);
    });

    test.each([
      [[], 'locations must name at least one location.'],
      [['48750', '1'], 'There is no location "1".'],
    ])('locations %j', async (locations, message) => {
      const { errors } = await api.fetchQuery(workshops, { locations, min: '2026-11-15', max: '2026-11-20' });
      expect(errors).toMatchObject([
        { message, extensions: { code: 'BAD_USER_INPUT', argument: 'locations' } },
      ]);
    });
  });
});
