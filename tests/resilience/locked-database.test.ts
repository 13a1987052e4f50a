import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { startSiteProcess } from '#tests/site/site-process.ts';
import { sendHelp } from './send-form.ts';

vi.setConfig({ testTimeout: 60_000 });

test('while another process has locked SQLite, pages and health checks respond and forms wait', async () => {
  const { DATA_DIR } = await freshDatabaseSettings('sqlite', 'seeded');
  const site = await startSiteProcess({ DATA_DIR, NOW: seededNow });
  onTestFinished(() => void site.stop());
  const status = async (path: string) => (await fetch(site.url + path)).status;
  expect(await status('/')).toBe(200);
  const other = new DatabaseSync(join(DATA_DIR, 'heliora.db'), { timeout: 10_000 });
  other.exec('begin immediate');

  let isFormDone = false;
  const forms = Promise.all(
    Array.from({ length: 5 }, (_, n) => sendHelp(site.url, { email: `v${n}@example.com` })),
  );
  void forms.then(() => {
    isFormDone = true;
  });
  // Cached, not cached, and both health checks.
  const paths = ['/', '/openings', '/healthz', '/readyz'];
  for (let round = 0; round < 5; round++)
    expect(await Promise.all(paths.map((path) => status(`${path}?round=${round}`)))).toEqual([
      200, 200, 200, 200,
    ]);
  expect(isFormDone).toBe(false);

  other.exec('commit');
  expect((await forms).map((response) => response.status)).toEqual([200, 200, 200, 200, 200]);
  const stored = other.prepare('select count(*) as count from submissions').get();
  expect(stored).toEqual({ count: 5 });
  other.close();
});
