import { beforeAll, describe, expect, test } from 'vitest';
import { excludedLocationIds, onlineLocationId, studios } from '#domain/studios.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { graphqlOver } from '#tests/support/graphql.ts';

const videos = `query ($class_type: [ClassKind!]!, $pageNo: Int!, $pageSize: Int!) {
  getVODs(class_type: $class_type, pageNo: $pageNo, pageSize: $pageSize) {
    results {
      id name description class_type { name duration } skill_level media_url thumbnail_url thumbnail_srcset
      instructors { id name } formats { name path }
    }
    meta { pagination { page pages size count } }
    links { next }
  }
}`;
const people = `query ($pageNo: Int!, $pageSize: Int!) {
  getInstructorsList(pageNo: $pageNo, pageSize: $pageSize) {
    results { id name photo_urls { thumbnail_url large_url } }
    meta { pagination { page pages size count } }
    links { next }
  }
}`;

const bookableIds = studios.flatMap(({ locationId }) => (locationId ? [locationId] : []));

describeOnBothDatabases('lists', (open) => {
  let api: ReturnType<typeof graphqlOver>;
  beforeAll(async () => {
    api = graphqlOver(await open('seeded'));
  });

  test('locations are the bookable studios, the online one and the closed ones, by name', async () => {
    const { data } = await api.fetchQuery('{ getLocationsList { results { id name } } }');
    const { results } = data.getLocationsList;
    expect(results.map(({ id }: { id: string }) => Number(id)).sort()).toEqual(
      [...bookableIds, onlineLocationId, ...excludedLocationIds].sort(),
    );
    const names = results.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...names].sort());
  });

  test('studios have numbers, names and a rank, and the online location is none of them', async () => {
    const { data } = await api.fetchQuery(
      '{ getAllStudios { __typename ... on Studios { data { id name is_premium } } ... on StudiosAPIError { message } } }',
    );
    expect(data.getAllStudios.__typename).toBe('Studios');
    expect(data.getAllStudios.data).toHaveLength(bookableIds.length + excludedLocationIds.length);
    expect(data.getAllStudios.data).toContainEqual({ id: 48750, name: 'Midtown Miami', is_premium: true });
    expect(data.getAllStudios.data.map(({ id }: { id: number }) => id)).not.toContain(onlineLocationId);
  });

  test('there are eighteen openings, each with a place to apply', async () => {
    const { data } = await api.fetchQuery(
      '{ getAllOpenings { __typename ... on Openings { data { id position location url } } } }',
    );
    expect(data.getAllOpenings.__typename).toBe('Openings');
    expect(data.getAllOpenings.data).toHaveLength(18);
    for (const { position, url } of data.getAllOpenings.data) {
      expect(['Front Desk Associate', 'Teacher', 'Manager', 'Corporate']).toContain(position);
      expect(url).toMatch(/^https:\/\/jobs\.heliora\.example\//);
    }
  });

  test('promo: one free class', async () => {
    const { data } = await api.fetchQuery(
      '{ getActiveMtekPromo { id name number_of_classes contract_id active } }',
    );
    expect(data.getActiveMtekPromo).toMatchObject({ number_of_classes: 1, active: true });
  });

  test.each(['getStudioManagersToSendEmail', 'getStudioManagersToSendEmailV2'])(
    '%s: every studio has a manager for every form; an unknown studio gets a message',
    async (operation) => {
      const version = operation.endsWith('V2') ? 'V2' : '';
      const query = `query ($studio_id: Int!, $form_id: Int!) {
        result: ${operation}(studio_id: $studio_id, form_id: $form_id) {
          __typename
          ... on StudioManagers${version} { data { email } }
          ... on StudioManager${version}APIError { message }
        }
      }`;
      const managersOf = async (studio_id: number, form_id: number) =>
        (await api.fetchQuery(query, { studio_id, form_id })).data.result;
      for (const { locationId } of studios) {
        if (locationId === null) continue;
        for (const form of [1, 3, 4, 5, 6, 7, 8, 9]) {
          const result = await managersOf(locationId, form);
          expect(result.__typename).toBe(`StudioManagers${version}`);
          for (const { email } of result.data) expect(email).toMatch(/^[^@\s]+@heliora\.example$/);
        }
      }
      expect(await managersOf(48723, 4)).toEqual({
        __typename: `StudioManager${version}APIError`,
        message: 'There is no studio 48723.',
      });
      expect(await managersOf(48750, 2)).toEqual({
        __typename: `StudioManager${version}APIError`,
        message: 'There is no form 2.',
      });
    },
  );

  describe.each([6, 10])('videos by %i', (pageSize) => {
    test.each(['YOGA', 'FIIT', 'RESTORE'])('%s: at least forty, each on one page', async (kind) => {
      const seen: string[] = [];
      let pages = 1;
      for (let pageNo = 1; pageNo <= pages; pageNo++) {
        const { data } = await api.fetchQuery(videos, { class_type: [kind], pageNo, pageSize });
        const { results, meta, links } = data.getVODs;
        ({ pages } = meta.pagination);
        expect(meta.pagination).toMatchObject({ page: pageNo, size: pageSize });
        expect(links.next === null).toBe(pageNo === pages);
        seen.push(...results.map(({ id }: { id: string }) => id));
      }
      expect(seen.length).toBeGreaterThanOrEqual(40);
      expect(new Set(seen).size).toBe(seen.length);
    });
  });

  test('a video has what a card and a player need', async () => {
    const { data } = await api.fetchQuery(videos, { class_type: ['FIIT'], pageNo: 1, pageSize: 6 });
    for (const video of data.getVODs.results) {
      expect(video.class_type.name).toBe('FIIT');
      expect(video.class_type.duration).toBeGreaterThan(0);
      expect(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']).toContain(video.skill_level);
      expect(video.thumbnail_url).toMatch(/^\/media\//);
      expect(video.thumbnail_srcset).toContain(`${video.thumbnail_url} `);
      expect(video.thumbnail_srcset).toMatch(/^\/media\/\S+ 480w, /);
      expect(video.instructors).toHaveLength(1);
    }
  });

  test('tutorials are the beginners’ videos of their kind, counted once when both are requested', async () => {
    const videosOf = async (class_type: string[]) =>
      (await api.fetchQuery(videos, { class_type, pageNo: 1, pageSize: 100 })).data.getVODs;
    const tutorials = await videosOf(['YOGA_TUTORIAL']);
    expect(tutorials.results.length).toBeGreaterThan(0);
    for (const { skill_level } of tutorials.results) expect(skill_level).toBe('BEGINNER');
    expect((await videosOf(['YOGA', 'YOGA_TUTORIAL', 'YOGA'])).meta.pagination.count).toBe(
      (await videosOf(['YOGA'])).meta.pagination.count,
    );
  });

  test('forty instructors, by name, in pages', async () => {
    const { results, meta, links } = (await api.fetchQuery(people, { pageNo: 1, pageSize: 15 })).data
      .getInstructorsList;
    expect(meta.pagination).toEqual({ page: 1, pages: 3, size: 15, count: 40 });
    expect(results).toHaveLength(15);
    expect(links.next).toBe('?pageNo=2&pageSize=15');
    const last = (await api.fetchQuery(people, { pageNo: 3, pageSize: 15 })).data.getInstructorsList;
    expect([last.results.length, last.links.next]).toEqual([10, null]);
  });

  test.each([
    ['pageNo', { pageNo: 0 }],
    ['pageNo', { pageNo: 10_000_000 }],
    ['pageSize', { pageSize: 0 }],
    ['pageSize', { pageSize: 1000 }],
  ])('a bad %s is refused: %j', async (argument, wrong) => {
    for (const [query, more] of [[videos, { class_type: ['YOGA'] }] as const, [people, {}] as const]) {
      const { status, errors } = await api.fetchQuery(query, { pageNo: 1, pageSize: 6, ...more, ...wrong });
      expect(status).toBe(400);
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument } }]);
    }
  });

  test('no kind at all is refused', async () => {
    const { errors } = await api.fetchQuery(videos, { class_type: [], pageNo: 1, pageSize: 6 });
    expect(errors).toMatchObject([
      {
        message: 'class_type must name at least one kind.',
        extensions: { code: 'BAD_USER_INPUT', argument: 'class_type' },
      },
    ]);
  });
});
