import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, startCluster } from '#tests/databases/postgres-cluster.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { type SiteProcess, startSiteProcess } from '#tests/site/site-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { sendHelp } from './send-form.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

const dataDir = temporaryFolder();
let cluster: Cluster;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let site: SiteProcess;

beforeAll(async () => {
  [cluster, smtp] = await Promise.all([startCluster(), startFakeSmtp()]);
  site = await startSiteProcess({
    DATABASE_URL: cluster.url,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    TRUSTED_PROXIES: '127.0.0.1',
    NOW: seededNow,
  });
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([cluster?.stop(), smtp?.close()]);
});

const get = (path: string) => fetch(site.url + path);
const recipients = () => smtp.received.flatMap(({ to }) => to);

test('while the database restarts, responses are 503, cached pages are served, and the site recovers', async () => {
  expect((await get('/')).status).toBe(200);
  expect((await sendHelp(site.url, { email: 'before@example.com' })).status).toBe(200);
  await expect.poll(recipients).toContain('before@example.com');

  await cluster.halt();
  expect((await get('/')).status).toBe(200);
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  const form = await sendHelp(site.url, { email: 'during@example.com' });
  expect(form.status).toBe(503);
  expect(form.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await form.json()).toEqual({ message: expect.stringContaining('send it again') });
  const page = await get('/openings');
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  const call = await get('/graphql?query={getAllOpenings{__typename}}');
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await call.text()).not.toMatch(/ECONNREFUSED|at .*\.ts|stack/);

  await cluster.resume();
  await expect.poll(async () => (await get('/readyz')).ok).toBe(true);
  expect((await sendHelp(site.url, { email: 'after@example.com' })).status).toBe(200);
  expect((await get('/openings')).status).toBe(200);
  await expect.poll(recipients).toContain('after@example.com');
  expect(recipients()).not.toContain('during@example.com');
  expect(site.log()).toContain('"request":"');
});
