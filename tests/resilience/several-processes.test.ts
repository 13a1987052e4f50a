import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { startFakeSmtp } from '#tests/fakes/fake-smtp.ts';
import { type SiteProcess, startSiteProcess } from '#tests/site/site-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startProxy } from './proxy.ts';
import { eventually, sendHelp, sendPicture } from './send-form.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

/** Two machines have separate folders; only the database and the file store are shared. */
const folders = [temporaryFolder(), temporaryFolder()];
let database: Database;
let smtp: Awaited<ReturnType<typeof startFakeSmtp>>;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let settings: Record<string, string>;
let processes: SiteProcess[];

beforeAll(async () => {
  const fresh = await freshDatabaseSettings('postgres', 'seeded');
  [database, smtp, s3] = [await openDatabase(fresh), await startFakeSmtp(), await startFakeS3('leads')];
  settings = {
    DATABASE_URL: fresh.DATABASE_URL as string,
    SMTP_URL: smtp.url,
    FILE_STORE_URL: s3.url,
    NOW: new Date(seededNow).toISOString(),
    TRUSTED_PROXIES: '127.0.0.1',
    FORMS_PER_MINUTE: '5',
    DRAIN_SECONDS: '1',
  };
  processes = await Promise.all(folders.map((DATA_DIR) => startSiteProcess({ ...settings, DATA_DIR })));
});
afterAll(async () => {
  await Promise.all(processes.map((site) => site.stop()));
  await database.close();
  await Promise.all([smtp.close(), s3.close()]);
});
const urls = () => processes.map(({ url }) => url) as [string, string];

test('after a change both show the new page within seconds', async () => {
  const shows = (promo: string) => async (url: string) =>
    (await (await fetch(url)).text()).includes(`promo: ${promo}`);
  const all = async (promo: string) => (await Promise.all(urls().map(shows(promo)))).every(Boolean);
  expect(await all('First Class Free')).toBe(true);
  await database.kysely
    .updateTable('promos')
    .set({ name: 'Three For Free' })
    .where('active', '=', 1)
    .execute();
  await eventually(() => all('Three For Free'), 20_000);
});

test('they share one limit for each visitor', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) {
    const response = await sendHelp(urls()[n % 2] as string, { from: '203.0.113.77' });
    statuses.push(response.status);
    if (response.status === 429) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
});

test('a file that one process stored can be downloaded from the other', async () => {
  const [first, second] = urls();
  expect((await sendPicture(first, 'picture@example.com', 50_000)).status).toBe(200);
  const upload = await database.kysely.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
  const download = await fetch(`${second}/uploads/${upload.download_token}`);
  expect(download.status).toBe(200);
  expect((await download.arrayBuffer()).byteLength).toBe(Number(upload.size));
});

test('no mail is sent twice', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => sendHelp(urls()[n % 2] as string)));
  const { kysely } = database;
  await eventually(
    async () =>
      (await kysely.selectFrom('outbox').select('id').where('state', '<>', 'done').execute()).length === 0,
    30_000,
  );
  const ids = smtp.received.map(({ source }) => /Message-ID: <([^@]+)@/i.exec(source)?.[1]);
  expect(new Set(ids).size).toBe(ids.length);
  const entries = await kysely.selectFrom('outbox').select('id').execute();
  expect(new Set(ids)).toEqual(new Set(entries.map(({ id }) => id)));
});

test('each process is restarted under load, one after the other, and no request fails', async () => {
  const proxy = await startProxy(urls());
  let isOver = false;
  const failures: string[] = [];
  let responseCount = 0;
  const visitor = async (name: number) => {
    for (let n = 0; !isOver; n++) {
      const path = ['/', '/graphql?query={getActiveMtekPromo{name}}', `/page-${name}-${n}`][n % 3] as string;
      const response =
        n % 5 === 4
          ? await sendHelp(proxy.url, { from: `192.0.2.${name}`, email: `rolling-${name}-${n}@example.com` })
          : await fetch(proxy.url + path);
      const text = await response.text();
      if (response.status !== 200 && response.status !== 429)
        failures.push(`${response.status} ${text.slice(0, 100)}`);
      responseCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  };
  const visitors = Array.from({ length: 4 }, (_, name) =>
    visitor(name).catch((error) => failures.push(String(error.cause ?? error))),
  );
  for (const [index, site] of processes.entries()) {
    expect(await site.stop()).toBe(0);
    const PORT = String(site.port);
    processes[index] = await startSiteProcess({ ...settings, PORT, DATA_DIR: folders[index] as string });
    await eventually(async () => proxy.isWell(site.url), 10_000);
  }
  isOver = true;
  await Promise.all(visitors);
  await proxy.close();
  expect(failures).toEqual([]);
  expect(responseCount).toBeGreaterThan(50);
});
