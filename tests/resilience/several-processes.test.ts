import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { type SiteProcess, startSiteProcess } from '#tests/site/site-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { sendHelp, sendPicture } from './send-form.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 180_000 });

/** Two machines have separate folders; only the database and the file store are shared. */
const folders = [temporaryFolder(), temporaryFolder()];
let database: Database;
let s3: Awaited<ReturnType<typeof startFakeS3>>;
let settings: Record<string, string>;
let processes: SiteProcess[];

beforeAll(async () => {
  const fresh = await freshDatabaseSettings('postgres', 'seeded');
  [database, s3] = [await openDatabase(fresh), await startFakeS3('leads')];
  settings = {
    DATABASE_URL: fresh.DATABASE_URL as string,
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
  await Promise.all([database.close(), s3.close()]);
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
  await expect.poll(() => all('Three For Free')).toBe(true);
});

test('a file that one process stored can be downloaded from the other', async () => {
  const [first, second] = urls();
  expect((await sendPicture(first, 'picture@example.com', 50_000)).status).toBe(200);
  const upload = await unscoped(database.kysely).selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
  const download = await fetch(`${second}/uploads/${upload.download_token}`);
  expect(download.status).toBe(200);
  expect((await download.arrayBuffer()).byteLength).toBe(Number(upload.size));
});

test('each process is restarted under load, one after the other, and no request fails', async () => {
  const balancer = await startLoadBalancer(urls());
  let isOver = false;
  const failures: string[] = [];
  let responseCount = 0;
  const visitor = async (name: number) => {
    for (let n = 0; !isOver; n++) {
      const path = ['/', '/graphql?query={getActiveMtekPromo{name}}', `/page-${name}-${n}`][n % 3] as string;
      const response =
        n % 5 === 4
          ? await sendHelp(balancer.url, {
              from: `192.0.2.${name}`,
              email: `rolling-${name}-${n}@example.com`,
            })
          : await fetch(balancer.url + path);
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
    await expect.poll(() => balancer.isHealthy(site.url)).toBe(true);
  }
  isOver = true;
  await Promise.all(visitors);
  await balancer.close();
  expect(failures).toEqual([]);
  expect(responseCount).toBeGreaterThan(50);
});
