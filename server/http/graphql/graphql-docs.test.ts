import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#server/env.ts';
import { preflightHeaders } from '#server/graphql/guard/cross-site.ts';
import { cacheControl } from '#server/http/cache/graphql-get-cache.ts';
import { openSiteOf, type Site } from '#server/process/site.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { png } from '#tests/forms/sample-files.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const guide = readFileSync('docs/graphql.md', 'utf8');
const folder = temporaryFolder();
let site: Site;
beforeAll(async () => {
  const { DATA_DIR } = await freshDatabaseSettings('sqlite', 'seeded');
  site = await openSiteOf(readEnv({ NODE_ENV: 'production', LOG_LEVEL: 'silent', DATA_DIR }), smallBuild);
  writeFileSync(join(folder, 'screenshot.png'), png());
});
afterAll(() => site.close());
const open = async () => (await startHttpServer(site.listener)).url;

describe('the examples', () => {
  const examples = [...guide.matchAll(/```sh\n(.*?)```\n```json\n(.*?)```/gs)].map(
    ([, command = '', output = '']) => ({ command, output }),
  );
  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  if (!hasCurl) console.warn('curl is not installed: the examples of docs/graphql.md are not run.');

  test('are found', () => expect(examples.length).toBeGreaterThanOrEqual(5));

  test.each(examples)('$command returns what the guide says', async ({ command, output }) => {
    const expected: unknown = JSON.parse(output);
    if (!hasCurl) return;
    const run = command.replaceAll('https://heliora.example', await open());
    const { stdout } = await promisify(execFile)('sh', ['-c', run], { cwd: folder });
    expect(JSON.parse(stdout)).toEqual(expected);
  });
});

test('the headers are those of the code', () => {
  expect(guide).toContain(`\`Cache-Control: ${cacheControl}\``);
  expect(guide).toContain(preflightHeaders.map((name) => `\`${name}\``).join(', '));
});

test.each([
  ['{'],
  ['{ nothing }'],
  [`{ ${'a: getActiveMtekPromo { id } '.repeat(16)} }`],
  ['{ getClassSpots(class_id: "x") { layout_format } }'],
  ['query ($id: ID!) { getClassSpots(class_id: $id) { layout_format } }'],
  ['mutation { sendEmailForAppLink(email: "x") }'],
])('the code of the error of %s is in the guide, with its status', async (query) => {
  const response = await fetch(`${await open()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] };
  const row = guide.split('\n').find((line) => line.includes(`\`${errors[0]?.extensions.code}\``));
  expect(row).toContain(String(response.status));
});
