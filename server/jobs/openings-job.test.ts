import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openings as ofContent } from '#content/catalog/openings.ts';
import { hourMs } from '#domain/durations.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log/log.ts';
import { listOpenings } from '#server/models/openings.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { startFakeBoards } from '#tests/fakes/fake-boards.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { startOpeningsJob } from './openings-job.ts';

let boards: Awaited<ReturnType<typeof startFakeBoards>>;
beforeAll(async () => {
  boards = await startFakeBoards();
});
beforeEach(() => {
  boards.misbehave(null);
  boards.post([]);
  boards.requests.length = 0;
});
afterAll(() => boards.close());

const posting = (id: number, title = 'Flow Yoga Teacher') => ({
  id: String(id),
  title,
  location: 'Heliora Midtown Miami',
  url: `https://jobs.example/${id}`,
});
const away = { status: 503, type: 'application/json', body: '{}' };

describeOnBothDatabases('a job board', (open) => {
  const start = async () => {
    const database = await open('seeded');
    const clock = adjustableClock();
    const lines: string[] = [];
    const env = readEnv({ OPENINGS_URL: boards.greenhouse });
    const services = { env, database, clock, log: createLog('info', (line) => void lines.push(line)) };
    const startJob = async () => {
      const job = startOpeningsJob(services);
      if (!job) throw new Error('no job was started');
      await job.runNow();
      return job;
    };
    const titles = async () => {
      const list = await listOpenings(database.kysely, boards.greenhouse);
      return list.map(({ title, position }) => title ?? position);
    };
    return { services, database, clock, lines, startJob, titles };
  };

  test('replaces the openings of content once it has been read, and new content does not change it', async () => {
    const { database, startJob, titles } = await start();
    boards.misbehave(away);
    const job = await startJob();
    expect(await titles()).toEqual(ofContent.map(({ position }) => position));
    await job.stop();

    boards.misbehave(null);
    boards.post([posting(1), posting(2, 'Front Desk Associate')]);
    await database.kysely.updateTable('openings_board').set({ next_at: 0 }).execute();
    await (await startJob()).stop();
    expect(await titles()).toEqual(['Flow Yoga Teacher', 'Front Desk Associate']);
    await database.kysely.updateTable('content_state').set({ fingerprint: 'older' }).execute();
    await syncContent(database);
    expect(await titles()).toEqual(['Flow Yoga Teacher', 'Front Desk Associate']);
    expect(await listOpenings(database.kysely, null)).toHaveLength(ofContent.length);
  });

  test('is read once a day by one of several processes, and hourly while it is unreachable, which is logged once', async () => {
    const { clock, lines, startJob } = await start();
    boards.post([posting(1)]);
    const [first, second] = [await startJob(), await startJob()];
    const readings = async (hours: number) => {
      boards.requests.length = 0;
      for (let n = 0; n < hours; n++) {
        clock.advance(hourMs);
        await Promise.all([first.runNow(), second.runNow()]);
      }
      return boards.requests.length;
    };
    expect(boards.requests).toHaveLength(1);
    expect(await readings(48)).toBe(2);
    boards.misbehave(away);
    const logged = lines.length;
    expect(await readings(24 + 6)).toBe(7);
    expect(lines.length - logged).toBeLessThanOrEqual(2);
    boards.misbehave(null);
    expect(await readings(1)).toBe(1);
    await first.stop();
    await second.stop();
  });

  test('replaces what it had a day before, and is not accepted at once when it is empty', async () => {
    const { database, clock, startJob, titles } = await start();
    boards.post([posting(1), posting(2), posting(3)]);
    const job = await startJob();
    const nextDay = async () => {
      clock.advance(25 * hourMs);
      await job.runNow();
    };
    boards.post([posting(3, 'Barre Teacher'), posting(4), posting(2)]);
    await nextDay();
    expect(await titles()).toEqual(['Barre Teacher', 'Flow Yoga Teacher', 'Flow Yoga Teacher']);
    const [first] = await listOpenings(database.kysely, boards.greenhouse);
    expect(first?.id).toBeGreaterThan(1_000_000_000);

    boards.post([]);
    await nextDay();
    expect(await titles()).toHaveLength(3);
    const version = await readPublicVersion(database.kysely);
    await nextDay();
    expect(await titles()).toEqual([]);
    expect(await readPublicVersion(database.kysely)).toBeGreaterThan(version);
    await job.stop();
  });

  test('that never responds does not delay a process that stops', async () => {
    const { services } = await start();
    const hanging = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const job = startOpeningsJob(services);
    await expect.poll(() => hanging).toHaveBeenCalled();
    await job?.stop();
    hanging.mockRestore();
  });
});
