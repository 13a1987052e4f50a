import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { withOrphanTracking } from '#server/integrations/file-store/orphan-tracking.ts';
import { createS3Backend, type StoreTimeouts } from '#server/integrations/file-store/s3.ts';
import { fixedClock } from '#server/time/clock.ts';
import { seededNow } from '#tests/databases/seeded-day.ts';
import { startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { rowCounts } from '#tests/forms/submissions.ts';
import { createSmallSite } from '#tests/site/small-site.ts';
import { listen } from '#tests/support/ports.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { sendHelp, sendPicture } from './send-form.ts';

const dataDir = temporaryFolder();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

/** Accepts every connection and all data, and never responds. */
const startSilentStore = async () => {
  const server = createServer((socket) => socket.on('error', () => {}).resume());
  const { port, close } = await listen(server);
  cleanups.push(close);
  return `http://KEY:SECRET@127.0.0.1:${port}/leads`;
};

const storeAt = (storeUrl: string, timeouts?: StoreTimeouts) =>
  withOrphanTracking(createS3Backend(storeUrl, timeouts), join(dataDir, 'unconfirmed'));

const openSite = async (store: string) => {
  const { database, services, open } = await createSmallSite({
    settings: { DATA_DIR: dataDir, FORMS_PER_MINUTE: '500' },
    clock: fixedClock(seededNow),
  });
  services.forms.files = storeAt(store, { connectMs: 1000, responseMs: 500, silenceMs: 500 });
  cleanups.push(() => services.forms.files.close());
  const { url } = await open();
  return { db: database, url, forms: services.forms };
};

test('with a file store that never responds, forms with files get a 503 in time, everything else works, and it recovers', async () => {
  const { db, url, forms } = await openSite(await startSilentStore());
  // More than the client's connections: requests that wait for a connection must also end.
  const crowd = Array.from({ length: 60 }, (_, n) => sendPicture(url, `v${n}@example.com`, 2000));
  expect((await sendHelp(url)).status).toBe(200);
  expect((await fetch(url)).status).toBe(200);
  for (const response of await Promise.all(crowd)) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
  }
  expect(await rowCounts(db)).toMatchObject({ submissions: 1, uploads: 0 });

  const well = await startFakeS3('leads');
  cleanups.push(well.close);
  await forms.files.close();
  forms.files = storeAt(well.url);
  expect((await sendPicture(url, 'v1@example.com', 2000)).status).toBe(200);
  expect(await rowCounts(db)).toMatchObject({ submissions: 2, uploads: 1 });
});

test('a large file to a store that never responds fails in time too', async () => {
  const { url } = await openSite(await startSilentStore());
  expect((await sendPicture(url, 'large@example.com', 4_000_000)).status).toBe(503);
});
