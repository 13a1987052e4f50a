import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createApp } from '#server/http/app.ts';
import { createResponseCaches } from '#server/http/cache/response-cache.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { createContext } from '#server/process/context.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { smallBuild } from '#tests/site/small-build.ts';

describeOnBothDatabases('a list that cannot be read', (open) => {
  test.each([
    ['a page', '/openings'],
    // Without __typename the response body does not show the failure.
    [
      'an answer',
      `/graphql?query=${encodeURIComponent('{ getAllOpenings { ... on Openings { data { id } } } }')}`,
    ],
  ])('is %s that is not cached', async (_, path) => {
    const db = await open('seeded');
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const context = createContext({ env, db });
    const graphql = createGraphql(context);
    const caches = createResponseCaches(context);
    const app = createApp({
      env,
      context,
      build: smallBuild,
      graphql,
      commonHeaders: baseHeaders(env.PUBLIC_URL),
      caches,
      isDraining: () => false,
    });
    const ask = async () => {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
      return answer.headers.get('cache-control');
    };

    await sql`alter table openings rename to openings_away`.execute(db.kysely);
    expect(await ask()).toBe('no-store');
    expect(caches.pages.size + caches.reads.size).toBe(0);
    await sql`alter table openings_away rename to openings`.execute(db.kysely);
    expect(await ask()).toContain('public');
    expect(caches.pages.size + caches.reads.size).toBe(1);
  });
});
