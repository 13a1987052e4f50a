import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { changeStaffMember, disableStaffMember } from './member-changes.ts';
import { findStaffMember } from './members.ts';
import { systemActor } from './staff-types.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const frontDesk = { role: 'Front_Desk', studios: [toStudioId(3)] } as const;

/** Until a transaction waits for a lock. None waits on SQLite, where transactions never overlap. */
const someoneWaits = async ({ kysely, engine }: Database) => {
  if (engine === 'sqlite') return;
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(kysely)).rows).toHaveLength(1);
};

describeOnBothDatabases('a change of a member', (open) => {
  test('never disables the last Corporate account or gives it another role', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const ana = await addStaff(database, 'Corporate');
    const luis = await addStaff(database, 'Corporate');
    expect(await disableStaffMember(database, systemActor, luis, now)).toBe('done');
    expect(await disableStaffMember(database, systemActor, ana, now)).toBe('last-corporate');
    expect(await changeStaffMember(database, systemActor, ana.id, frontDesk, now)).toBe('last-corporate');
    expect(await findStaffMember(kysely, ana.id)).toMatchObject({
      role: 'Corporate',
      studios: [],
      isActive: true,
    });
    const log = await kysely.selectFrom('staff_log').select('action').execute();
    expect(log).toEqual([{ action: 'team.disable' }]);
    const same = { role: 'Corporate', studios: [] } as const;
    expect(await changeStaffMember(database, systemActor, ana.id, same, now)).toBe('done');
  });

  test('is made after a deadlock with another transaction, once', async () => {
    const database = await open('empty');
    const [ana, luis] = [await addStaff(database, 'Corporate'), await addStaff(database, 'Corporate')];
    const [first = '', second = ''] = [ana.id, luis.id].sort();
    let disabled: Promise<unknown> | undefined;
    // Locks the rows in the opposite order of `isLastCorporate`.
    await database.transact(async (tx) => {
      const rename = (id: string) =>
        tx.updateTable('staff').set({ name: 'Sam' }).where('id', '=', id).execute();
      await rename(second);
      if (!disabled) {
        disabled = disableStaffMember(database, systemActor, luis, now);
        await someoneWaits(database);
      }
      await rename(first);
    });
    expect(await disabled).toBe('done');
    const log = await database.kysely.selectFrom('staff_log').select('action').execute();
    expect(log).toEqual([{ action: 'team.disable' }]);
    const names = await database.kysely.selectFrom('staff').select('name').execute();
    expect(names).toEqual([{ name: 'Sam' }, { name: 'Sam' }]);
  });
});
