import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { fixedClock } from '#server/time/clock.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { fillUploadDisk } from './fill-upload-disk.ts';
import { sendHelp, sendPicture } from './send-form.ts';

const dataDir = temporaryFolder();
afterEach(() => {
  vi.restoreAllMocks();
});

const openSite = async () => {
  const site = await createSmallSite({
    settings: { DATA_DIR: dataDir, FORMS_PER_MINUTE: '500' },
    clock: fixedClock(seededNow),
  });
  const { url } = await site.open();
  return { database: site.database, url };
};

test('with a full database disk forms get a 503 and none is stored in part, pages are served, and it recovers', async () => {
  const { database, url } = await openSite();
  expect((await sendHelp(url, { email: 'first@example.com' })).status).toBe(200);
  const before = await rowCounts(database);

  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(database.kysely);
  const statuses = new Set<number>();
  // The last free bytes of the database pages may still have space for one or two rows.
  for (const crowd of [1, 1, 8, 1, 8, 8, 1, 8]) {
    for (const response of await Promise.all(Array.from({ length: crowd }, () => sendHelp(url)))) {
      statuses.add(response.status);
      if (response.status === 503) expect(response.headers.get('retry-after')).toBe('5');
    }
  }
  expect(statuses).toContain(503);
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  expect((await fetch(url)).status).toBe(200);
  const refused = await rowCounts(database);

  await sql`pragma max_page_count = 1000000`.execute(database.kysely);
  expect((await sendHelp(url, { email: 'last@example.com' })).status).toBe(200);
  const after = await rowCounts(database);
  expect(after.submissions).toBe(refused.submissions + 1);
  expect(after.outbox / after.submissions).toBe(before.outbox / before.submissions);
});

test('with a full upload disk forms with files get a 503, no partial file is stored, and it recovers', async () => {
  const { database, url } = await openSite();
  const freeDisk = await fillUploadDisk();
  const response = await sendPicture(url, 'full@example.com', 200_000);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toEqual({ message: expect.stringContaining('send it again') });
  expect(await rowCounts(database)).toMatchObject({ submissions: 0, uploads: 0, outbox: 0 });

  freeDisk();
  expect((await sendPicture(url, 'full@example.com', 200_000)).status).toBe(200);
  expect(await rowCounts(database)).toMatchObject({ submissions: 1, uploads: 1 });
});
