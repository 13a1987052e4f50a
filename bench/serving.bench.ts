/**
 * CPU cost of a response: cached pages and cached GraphQL reads compared with a bare Hono handler with the
 * same bytes, an uncached class window compared with bare graphql-js with the same schema and data. Servers
 * are separate processes, so that the client's work is not counted; contenders alternate in one run, so that
 * other work of the machine affects all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ClassFields } from '#app/graphql/class-listings.ts';
import { addDays, studioDay } from '#domain/dates.ts';
import { openStudios } from '#domain/studios.ts';
import { type BenchRequest, compare, startServer } from './measure.ts';
import { report } from './report.ts';

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const today = studioDay(Date.now());
const dataDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const site = await startServer('site', { dataDir });

const windowQuery = `query W($location_id: ID!, $min: String!, $max: String!, $pageNo: Int!) {
  getLocalClassesV2(location_id: $location_id, min: $min, max: $max, pageNo: $pageNo, pageSize: 30) {
    results { ...ClassFields } meta { pagination { pages } } } } ${ClassFields as unknown as string}`.replace(
  /\s+/g,
  ' ',
);
const windowPath = (turn: number) => {
  const studio = openStudios[turn % openStudios.length];
  const day = addDays(today, 1 + (turn % 50));
  const variables = { location_id: String(studio?.locationId), min: day, max: addDays(day, 4), pageNo: 1 };
  return `/graphql?${new URLSearchParams({ query: windowQuery, variables: JSON.stringify(variables) })}`;
};

/** fetch() decompresses the body; node:http returns the bytes as they were sent. */
const onTheWire = (path: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(`${site.url}${path}`, { headers: browser }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 || headers['content-encoding'] !== 'br')
        reject(new Error(`${path.slice(0, 60)}: ${statusCode} ${headers['content-encoding']}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });
const homePage = await onTheWire('/');
const classes = JSON.parse(brotliDecompressSync(await onTheWire(windowPath(0))).toString());
const classCount = classes.data.getLocalClassesV2.results.flat().length;
if (classCount !== 30) throw new Error(`the window holds ${classCount} classes, not 30`);

const bareHono = await startServer('bare-hono', {
  body: homePage.toString('base64'),
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
});
const home: BenchRequest = { path: '/', headers: browser };
const read: BenchRequest = { path: windowPath(0), headers: browser };
const cached = await compare(
  {
    bare: { server: bareHono, requestOf: () => home },
    page: { server: site, requestOf: () => home },
    read: { server: site, requestOf: () => read },
  },
  { count: 1500, rounds: 12 },
);
console.log(
  `bare Hono ${cached.bare.toFixed(0)} µs, cached page ${cached.page.toFixed(0)} µs, cached GraphQL read ${cached.read.toFixed(0)} µs`,
);
report({
  what: 'cached page : same bytes from a bare Hono handler',
  value: cached.page / cached.bare,
  goal: { max: 5 },
});
report({ what: 'cached GraphQL read : cached page', value: cached.read / cached.page, goal: { max: 1.5 } });
await bareHono.stop();

const bareGraphql = await startServer('bare-graphql', { dataDir });
/** The turn makes every URL new, so that no response comes from the cache. */
const uncached = (turn: number): BenchRequest => ({
  path: `${windowPath(turn)}&turn=${turn}`,
  headers: browser,
});
const executed = await compare(
  {
    bare: { server: bareGraphql, requestOf: uncached },
    site: { server: site, requestOf: uncached },
  },
  { count: 200, rounds: 12 },
);
console.log(
  `30 classes, uncached: bare graphql-js ${executed.bare.toFixed(0)} µs, site ${executed.site.toFixed(0)} µs`,
);
report({
  what: 'uncached window of 30 classes : bare graphql-js',
  value: executed.site / executed.bare,
  goal: { max: 2 },
});
await bareGraphql.stop();
await site.stop();
rmSync(dataDir, { recursive: true, force: true });
