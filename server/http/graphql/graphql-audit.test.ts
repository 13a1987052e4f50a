import { serverAudits } from 'graphql-http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openSiteOf, type Site } from '#server/process/site.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { startHttpServer } from '#tests/support/http-server.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Ids of `graphql-http` audits that fail on purpose. An audit that passes again must be removed here. */
const needsIntrospection =
  'requests `__type`: introspection is off in production, the schema is served at /schema.graphql';
const exceptions: Record<string, string> = {
  '2EA1': needsIntrospection,
  '28B9': needsIntrospection,
  D6D5: needsIntrospection,
  '6A70': needsIntrospection,
};

let site: Site | undefined;
afterEach(async () => {
  await site?.close();
  site = undefined;
});

const open = async (mode: 'production' | 'development') => {
  const { DATA_DIR } = await freshDatabaseSettings('sqlite', 'seeded');
  site = await openSiteOf(readEnv({ NODE_ENV: mode, LOG_LEVEL: 'silent', DATA_DIR }), smallBuild);
  const { url } = await startHttpServer(site.listener);
  return `${url}/graphql`;
};

const failuresIn = async (mode: 'production' | 'development') => {
  const url = await open(mode);
  const failures: Record<string, string> = {};
  const audits = serverAudits({ url });
  expect(audits.length).toBeGreaterThan(50);
  for (const { fn } of audits) {
    const result = await fn();
    if (result.status !== 'ok') failures[result.id] = `${result.name}: ${result.reason}`;
  }
  return failures;
};

describe('the audit suite of GraphQL over HTTP', () => {
  test('passes in production, except for the listed exceptions', async () => {
    const failures = await failuresIn('production');
    const unforeseen = Object.entries(failures).filter(([id]) => !(id in exceptions));
    expect(unforeseen).toEqual([]);
    expect(Object.keys(failures).sort()).toEqual(Object.keys(exceptions).sort());
  });

  test('passes completely with introspection', async () => {
    expect(await failuresIn('development')).toEqual({});
  });
});
