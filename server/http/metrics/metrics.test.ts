import { afterEach, expect, test, vi } from 'vitest';
import { formKinds } from '#domain/forms/forms.ts';
import { readEnv } from '#server/env.ts';
import { openSiteOf, type Site } from '#server/process/site.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { smallBuild } from '#tests/site/small-build.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { createMetrics, type WatchedServices } from './metrics.ts';
import { requestKinds } from './request-kind.ts';

vi.setConfig({ testTimeout: 60_000 });

const token = 'a-token-of-our-own';
const sites: Site[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});
const openSite = async (settings: Record<string, string>) => {
  // With classes: a site that starts without them spends a second on simulating them.
  const { DATA_DIR } = await freshDatabaseSettings('sqlite', 'seeded');
  const env = readEnv({
    DATA_DIR,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    NOW: seededNow,
    FORMS_PER_MINUTE: '1000',
    ...settings,
  });
  const site = await openSiteOf(env, smallBuild);
  sites.push(site);
  const { url } = await startHttpServer(site.listener);
  return { site, url };
};
const bearer = (value = token) => ({ headers: { authorization: `Bearer ${value}` } });
/** Whether the URL is handled as a page: this small site has one for every URL, the real one sends 404. */
const isPage = async (url: string) => {
  const response = await fetch(url, bearer());
  return (
    response.headers.get('content-type')?.startsWith('text/html') &&
    !(await response.text()).includes('heliora_')
  );
};
const scrape = async (url: string) => (await fetch(`${url}/metrics`, bearer())).text();

// prom-client writes a value without measurements as "Nan", which Prometheus accepts.
const sample =
  /^[a-zA-Z_:][\w:]*(\{\w+="(?:[^"\\]|\\["\\n])*"(,\w+="(?:[^"\\]|\\["\\n])*")*\})? (-?[\d.e+-]+|Na[Nn]|[+-]Inf)$/;
/** Every sample of a metric by its labels. */
const samplesOf = (text: string, name: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      .map((line) => [line.slice(name.length, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
  );

test('without a setting there are no metrics', async () => {
  const { url } = await openSite({});
  expect(await isPage(`${url}/metrics`)).toBe(true);
});

test('a token is needed, and the response is not cached', async () => {
  const { url } = await openSite({ METRICS_TOKEN: token });
  for (const options of [{}, bearer('wrong'), bearer(''), bearer(`${token} `.repeat(100).trim())]) {
    const refused = await fetch(`${url}/metrics`, options);
    expect([refused.status, await refused.text()]).toEqual([401, '']);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect((await fetch(`${url}/metrics`, { ...bearer(), method: 'POST', body: 'x' })).status).toBe(405);
  const response = await fetch(`${url}/metrics`, bearer());
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines)
    expect(line === '' || line.startsWith('# ') || sample.test(line) || line).toBe(true);
  expect(await isPage(`${url}/metricsx`)).toBe(true);
});

test('requests, caches, submissions and deliveries are counted', async () => {
  const { url } = await openSite({ METRICS_TOKEN: token });
  for (let n = 0; n < 3; n++) await (await fetch(`${url}/`)).text();
  await (await fetch(`${url}/graphql?query={__typename}`)).text();
  await fetch(`${url}/healthz`);
  await fetch(`${url}/media/none.jpg`);
  const form = new FormData();
  const fields = { email: 'quilla@example.com', name: 'Quilla', description: 'Xylem', studio_id: '48750' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  expect((await fetch(`${url}/form/help`, { method: 'POST', body: form })).status).toBe(200);
  const text = await scrape(url);
  expect(samplesOf(text, 'heliora_http_requests_total')).toMatchObject({
    '{kind="page",status="2xx"}': 1,
    '{kind="page-cached",status="2xx"}': 2,
    '{kind="graphql",status="2xx"}': 1,
    '{kind="health",status="2xx"}': 1,
    '{kind="media",status="4xx"}': 1,
    '{kind="form",status="2xx"}': 1,
  });
  expect(samplesOf(text, 'heliora_http_request_seconds_count')).toMatchObject({ '{kind="page-cached"}': 2 });
  expect(samplesOf(text, 'heliora_cache_reads_total')).toMatchObject({
    '{cache="pages",result="miss"}': 1,
    '{cache="pages",result="hit"}': 2,
  });
  const stored = samplesOf(text, 'heliora_submissions_total');
  expect(stored['{form="contact",spam="no"}']).toBe(1);
  // Every form has a counter from the start, so that an alert can detect "no submission for a day".
  expect(Object.values(stored)).toHaveLength(formKinds.length);
  expect(Object.values(samplesOf(text, 'heliora_rejections_total'))).toEqual([0, 0, 0]);
  expect(samplesOf(text, 'heliora_queue_requests')).toMatchObject({ '{lane="form",state="waiting"}': 0 });
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(Object.keys(samplesOf(text, name))).toEqual(['']);
  expect(text).not.toContain('heliora_booking_');
  // Neither the visitor's input nor IP address nor requested path appears in the metrics.
  for (const secret of ['quilla', 'Xylem', 'example.com', '127.0.0.1', '48750', 'none.jpg'])
    expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
});

test('no URL, method or header of a request becomes a label', async () => {
  const { url } = await openSite({ METRICS_TOKEN: token });
  const strange = ['/..%2f', '/form/%00', '/uploads/tok', '//a', '/%22%7D 1', '/a"b', '/metrics/..', '/🧘'];
  const paths = [...strange, ...Array.from({ length: 20 }, (_, n) => `/p${n}/${'x'.repeat(n)}?q=${n}`)];
  for (const path of paths) await (await fetch(encodeURI(`${url}${path}`))).text();
  for (const method of ['PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PURGE'])
    await fetch(`${url}/studios`, { method }).catch(() => {});
  const ours = (await scrape(url)).split('\n').filter((line) => line.startsWith('heliora_'));
  const valuesOf = (label: string) =>
    [...new Set(ours.flatMap((line) => new RegExp(`\\b${label}="([^"]*)"`).exec(line)?.[1] ?? []))].sort();
  const labels = new Set(
    ours.flatMap((line) => [...line.matchAll(/(\w+)="/g)].map(([, name]) => name ?? '')),
  );
  expect([...labels].sort()).toEqual(
    ['cache', 'form', 'kind', 'lane', 'le', 'reason', 'result', 'spam', 'state', 'status'].sort(),
  );
  expect(requestKinds).toEqual(expect.arrayContaining(valuesOf('kind')));
  expect(valuesOf('status').filter((status) => !/^[1-5]xx$/.test(status))).toEqual([]);
});

const now = 1_790_000_000_000;
const watched = (change: Partial<WatchedServices> = {}): WatchedServices => ({
  clock: { now: () => now },
  load: () => ({
    read: { running: 1, waiting: 2 },
    form: { running: 3, waiting: 4 },
    arriving: 5,
    working: 6,
  }),
  outbox: async () => [],
  booking: undefined,
  ...change,
});

test('the age of waiting outbox entries is measured, and an unknown kind has no label of its own', async () => {
  const metrics = await createMetrics();
  const outbox = vi.fn(async () => [
    { kind: 'forward-lead', state: 'parked' as const, entries: 2, oldestAt: now - 90_000 },
    { kind: 'open-ticket', state: 'pending' as const, entries: 1, oldestAt: now - 3_000 },
    { kind: 'ana@example.com', state: 'pending' as const, entries: 1, oldestAt: now + 5_000 },
  ]);
  metrics.watch(watched({ outbox }));
  metrics.delivery('parked', 'ana@example.com');
  const { text } = await metrics.read();
  expect(samplesOf(text, 'heliora_outbox_oldest_seconds')).toEqual({
    '{kind="forward-lead",state="parked"}': 90,
    '{kind="open-ticket",state="pending"}': 3,
    '{kind="other",state="pending"}': 0,
  });
  expect(samplesOf(text, 'heliora_outbox_entries')).toMatchObject({
    '{kind="forward-lead",state="parked"}': 2,
  });
  expect(samplesOf(text, 'heliora_delivery_events_total')).toEqual({ '{event="parked",kind="other"}': 1 });
  for (let n = 0; n < 20; n++) await metrics.read();
  expect(outbox).toHaveBeenCalledOnce();
});

test('while the database is unreachable the other values are served', async () => {
  const metrics = await createMetrics();
  metrics.watch(watched({ outbox: () => Promise.reject(new Error('away')) }));
  const { text } = await metrics.read();
  expect(samplesOf(text, 'heliora_queue_requests')['{lane="read",state="waiting"}']).toBe(2);
});

test('a booking provider that has completed no round yet has no age, and then the age of its last one', async () => {
  const metrics = await createMetrics();
  let age: number | null = null;
  const state = {
    provider: 'mariana-tek',
    lastSuccessAt: null,
    lastFailureAt: null,
    lastError: null,
    requests: 7,
    failures: 2,
    refusedClasses: 1,
  };
  metrics.watch(watched({ booking: { ageMs: () => age, state: () => state } }));
  const first = (await metrics.read()).text;
  expect(samplesOf(first, 'heliora_booking_age_seconds')).toEqual({});
  expect(samplesOf(first, 'heliora_booking_requests_total')).toEqual({ '': 7 });
  age = 1_800_000;
  state.requests = 9;
  const second = (await metrics.read()).text;
  expect(samplesOf(second, 'heliora_booking_age_seconds')).toEqual({ '': 1800 });
  expect(samplesOf(second, 'heliora_booking_requests_total')).toEqual({ '': 9 });
  expect(samplesOf(second, 'heliora_booking_refused_classes_total')).toEqual({ '': 1 });
});
