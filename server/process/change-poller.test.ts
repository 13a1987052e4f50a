import { expect, test, vi } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { startChangePoller } from './change-poller.ts';

describeOnBothDatabases('what others change', (open) => {
  test('is noticed, whatever visitors see of it, and only then', async () => {
    const db = await open('seeded');
    const announceChange = vi.fn();
    let now = Date.parse('2026-11-15T17:00:00Z');
    const changes = await startChangePoller({ db, clock: { now: () => now }, announceChange });
    changes.stop();
    const noticed = async () => {
      announceChange.mockClear();
      await changes.check();
      return announceChange.mock.calls.length;
    };
    expect(await noticed()).toBe(0);
    now += 24 * 3_600_000;
    expect(await noticed()).toBe(1);

    const { kysely } = db;
    await kysely.updateTable('promos').set({ active: 0 }).execute();
    expect(await noticed()).toBe(1);
    expect(await noticed()).toBe(0);
    await kysely.deleteFrom('openings').where('id', '=', 1).execute();
    expect(await noticed()).toBe(1);
    await kysely
      .insertInto('promos')
      .values({ id: 99, name: 'P', number_of_classes: 3, contract_id: 'c', active: 1 })
      .execute();
    expect(await noticed()).toBe(1);
    const someClass = kysely.selectFrom('classes').select('id').limit(1);
    await kysely.updateTable('classes').set({ taken_count: 1 }).where('id', 'in', someClass).execute();
    expect(await noticed()).toBe(1);
    await kysely.updateTable('schedule_state').set({ fingerprint: 'new' }).execute();
    expect(await noticed()).toBe(1);

    await kysely.insertInto('rate_limits').values({ key: 'k', window_start: 0, hits: 1 }).execute();
    expect(await noticed()).toBe(0);
  });
});
