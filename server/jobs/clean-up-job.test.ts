import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { countHit } from '#server/limits/rate-limits.ts';
import { createLog } from '#server/log/log.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { startFakeS3 } from '#tests/fakes/fake-s3.ts';
import { pdf, png } from '#tests/forms/sample-files.ts';
import { openDeliverySite, supportRequest } from '#tests/site/delivery-site.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { cleanUp, startCleanUpJob } from './clean-up-job.ts';

vi.setConfig({ testTimeout: 60_000 });
const folder = temporaryFolder();

describeOnBothDatabases('the clean-up', (open) => {
  const openSite = async (settings: Record<string, string> = {}) =>
    openDeliverySite(await open('seeded'), settings);

  test.each([
    ['with a folder of its own', undefined],
    ['in the same folder', join(folder, 'shared')],
  ])(
    'another database on the same store, %s, deletes none of our files, and our own clean-up still runs',
    async (_, DATA_DIR) => {
      const s3 = await startFakeS3('leads');
      const settings = { FILE_STORE_URL: s3.url, ...(DATA_DIR && { DATA_DIR }) };
      const live = await openSite(settings);
      await live.app.request('/form/tech-support', supportRequest([['screen.png', png()]]));
      // Simulates a backup made before that upload: the database does not contain the file's row.
      const restored = await openSite(settings);
      await restored.app.request('/form/tech-support', supportRequest([['other.png', png()]]));
      const orphan = await live.forms.spool.receive(Readable.from([pdf()]), 'x');
      const left = await live.forms.files.save(orphan);

      const days = 3 * dayMs;
      for (const object of s3.objects.values()) object.at = new Date(Date.now() - days);
      if (!DATA_DIR) {
        await cleanUp(restored.forms, Date.now() + days);
        expect(s3.objects.size).toBe(3);
      }
      await cleanUp(live.forms, Date.now() + days);
      expect([...s3.objects.keys()].some((name) => name.endsWith(left))).toBe(false);
      await cleanUp(restored.forms, Date.now() + days);
      expect(s3.objects.size).toBe(2);
      await s3.close();
    },
  );

  test('unknown files and undeletable orphans do not stop the clean-up', async () => {
    const { env, forms, database } = await openSite();
    await countHit(database.kysely, { key: 'long ago', max: 1, windowMs: 1000 }, 0);
    const keep = async () => forms.files.save(await forms.spool.receive(Readable.from([pdf()]), 'x'));
    const [stuck, orphan] = [await keep(), await keep()];
    writeFileSync(join(env.DATA_DIR, 'unconfirmed', '.nfs0001'), '');
    const { remove } = forms.files;
    vi.spyOn(forms.files, 'remove').mockImplementation(async (key) => {
      if (key === stuck) throw new Error('not allowed');
      await remove(key);
    });
    await expect(cleanUp(forms, Date.now() + 3 * hourMs)).rejects.toThrow('not allowed');
    expect(await forms.files.unconfirmedBefore(Number.MAX_SAFE_INTEGER)).toEqual([stuck]);
    await expect(forms.files.open(orphan).then((file) => file.toArray())).rejects.toThrow();
    expect(await database.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('a clean-up that fails is one line of the log', async () => {
    const { forms } = await openSite();
    vi.spyOn(forms.spool, 'sweep').mockRejectedValue(new Error('no disk'));
    const lines: string[] = [];
    const job = startCleanUpJob({ forms, log: createLog('info', (line) => void lines.push(line)) });
    await job.runNow();
    await job.runNow();
    await job.stop();
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toMatchObject([{ event: 'failed', in: 'clean-up', message: 'no disk' }]);
    expect(logged).toHaveLength(1);
  });
});
