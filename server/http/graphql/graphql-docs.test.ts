import { execFile, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#domain/forms/rules/limits.ts';
import { readEnv } from '#server/env.ts';
import { maxSpanDays } from '#server/graphql/arguments.ts';
import { preflightHeaders } from '#server/graphql/guard/cross-site.ts';
import { cacheControl, maxCachedQueryLength } from '#server/http/cache/graphql-get-cache.ts';
import { bodyBytes } from '#server/limits/body-bytes.ts';
import { maxPageSize, queryLimits } from '#server/limits/query-limits.ts';
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

test('the limits are those of the code', () => {
  const size = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`);
  const number = (value: number) => value.toLocaleString('en');
  const rows = [
    ['Depth of a query', `${queryLimits.depth} levels`],
    ['Aliases in a query, fragments spread out', number(queryLimits.aliases)],
    ['Tokens in a document', number(queryLimits.tokens)],
    ['Values of a response, as estimated from the document', number(queryLimits.cost)],
    ['Items on a page', number(maxPageSize)],
    ['Days between `min` and `max`', number(maxSpanDays)],
    ['JSON body', size(bodyBytes.graphql)],
    ['Files of one request', `${limits.uploads.maxFiles}, ${size(limits.uploads.maxTotalBytes)} together`],
    ['URL of a GET whose response is cached', `${number(maxCachedQueryLength)} characters after the path`],
    ['The same form from one network', `${readEnv({}).FORMS_PER_MINUTE} in a minute (\`FORMS_PER_MINUTE\`)`],
    ['Operations in one request', '1: no batches'],
  ];
  const table = ['| What | At most |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join(
    '\n',
  );
  expect(guide).toContain(`<!-- limits -->\n${table}\n<!-- /limits -->`);
  expect(guide).toContain(`\`Cache-Control: ${cacheControl}\``);
  expect(guide).toContain(preflightHeaders.map((name) => `\`${name}\``).join(', '));
});

test.each([
  ['{'],
  ['{ nothing }'],
  [`{ ${'a: __typename '.repeat(16)} }`],
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
