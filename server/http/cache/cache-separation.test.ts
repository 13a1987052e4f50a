import { expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createApp } from '#server/http/app.ts';
import { createResponseCaches } from '#server/http/cache/response-cache.ts';
import { baseHeaders } from '#server/http/security-headers.ts';
import { createContext } from '#server/process/context.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { smallBuild } from '#tests/site/small-build.ts';

describeOnBothDatabases('someone who walks through the whole schedule', (open) => {
  test('fills a cache of its own: no other page is rendered again', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
    const context = createContext({ env, db: await open('seeded') });
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
    const ask = async (path: string) => (await app.request(path)).arrayBuffer();

    for (const path of ['/', '/classes', '/schedule', '/schedule?location=davie']) await ask(path);
    const { size, bytes } = caches.pages;
    expect(size).toBe(4);
    for (let number = 1; number <= 50; number++) {
      await ask(`/schedule/classes/${number}`);
      await ask(`/schedule?kind=flow&noise=${number}`);
      await ask(`/schedule?instructor=Nobody ${number}`);
      await ask(`/classes?noise=${number}`);
    }
    expect(caches.pages.size).toBe(size);
    expect(caches.pages.bytes).toBe(bytes);
    // Fifty classes and one filter; a filter by an unknown value is not cached.
    expect(caches.variants.size).toBe(51);
  });
});
