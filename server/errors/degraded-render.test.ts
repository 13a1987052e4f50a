import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createSmallApp } from '#tests/site/small-app.ts';

describeOnBothDatabases('a list that cannot be read', (open) => {
  test.each([
    ['a page', '/openings'],
    // Without __typename the response body does not show the failure.
    [
      'a response',
      `/graphql?query=${encodeURIComponent('{ getAllOpenings { ... on Openings { data { id } } } }')}`,
    ],
  ])('is %s that is not cached', async (_, path) => {
    const database = await open('seeded');
    const { app, caches } = createSmallApp({ database });
    const request = async () => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
      return response.headers.get('cache-control');
    };

    await sql`alter table openings rename to openings_away`.execute(database.kysely);
    expect(await request()).toBe('no-store');
    expect(caches.pages.size + caches.reads.size).toBe(0);
    await sql`alter table openings_away rename to openings`.execute(database.kysely);
    expect(await request()).toContain('public');
    expect(caches.pages.size + caches.reads.size).toBe(1);
  });
});
