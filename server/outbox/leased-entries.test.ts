import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillOutbox, outboxEntries } from '#tests/rows/filled-outbox.ts';
import { entryKinds } from './entry-kinds.ts';
import { claim, complete, extendLease, park } from './leased-entries.ts';

const leaseMs = 20_000;

describeOnBothDatabases('entries of the outbox', (open) => {
  test('no entry is leased twice, however many workers claim', async () => {
    const database = await open('empty');
    const clock = await fillOutbox(database, 30);
    const claims = await Promise.all(
      Array.from({ length: 6 }, () =>
        claim(database, { count: 8, leaseMs, now: clock.now(), kinds: entryKinds }),
      ),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
  });

  test('a dead worker frees its entries when its lease ends, and can no longer finish them', async () => {
    const database = await open('empty');
    const clock = await fillOutbox(database, 1);
    const [dead] = await claim(database, { count: 1, leaseMs, now: clock.now(), kinds: entryKinds });
    expect(
      await claim(database, { count: 1, leaseMs, now: clock.now() + leaseMs - 1, kinds: entryKinds }),
    ).toEqual([]);
    const [taken] = await claim(database, {
      count: 1,
      leaseMs,
      now: clock.now() + leaseMs,
      kinds: entryKinds,
    });
    expect(taken).toMatchObject({ id: dead?.id, attempts: 2 });
    if (!dead) throw new Error('nothing was claimed');
    expect(await extendLease(database.kysely, dead, clock.now() + 2 * leaseMs)).toBe(false);
    await complete(database.kysely, dead, clock.now());
    await park(database.kysely, dead, 'late');
    expect((await outboxEntries(database))[0]).toMatchObject({ state: 'pending' });
  });

  test('a worker that is alive keeps its lease', async () => {
    const database = await open('empty');
    const clock = await fillOutbox(database, 1);
    const [entry] = await claim(database, { count: 1, leaseMs, now: clock.now(), kinds: entryKinds });
    if (!entry) throw new Error('nothing was claimed');
    expect(await extendLease(database.kysely, entry, clock.now() + 2 * leaseMs)).toBe(true);
    expect(
      await claim(database, { count: 1, leaseMs, now: clock.now() + leaseMs, kinds: entryKinds }),
    ).toEqual([]);
  });
});
