import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { changeTicketWithTx } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { readTicket, sendLead, sentAt } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { changeStaffMember, disableStaffMember } from './member-changes.ts';
import { findStaffMember } from './members.ts';
import { actorOf, systemActor } from './staff-types.ts';

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

  describe('at the same time as a change of a lead', () => {
    const setUp = async () => {
      const database = await open('seeded');
      const boss = await addStaff(database, 'Corporate');
      const [mia, luis] = [await addStaff(database, 'Corporate'), await addStaff(database, 'Corporate')];
      const id = await sendLead(database);
      const give = (tx: Tx, by: Principal, change: Change) =>
        changeTicketWithTx(tx, { member: by, actor: actorOf(by), id, change, now: sentAt });
      const assigneeOf = async () => (await readTicket(database, id)).assignee_id;
      return { database, boss, mia, luis, give, assigneeOf };
    };

    test.each(['assign', 'take'] as const)('leaves none with a disabled account: %s', async (kind) => {
      const { database, boss, mia, give, assigneeOf } = await setUp();
      let disabled: Promise<unknown> | undefined;
      await database.transact(async (tx) => {
        const { ok } = await (kind === 'take'
          ? give(tx, mia, { kind })
          : give(tx, boss, { kind, to: mia.id }));
        expect(ok).toBe(true);
        disabled ??= disableStaffMember(database, systemActor, mia, now);
        await someoneWaits(database);
      });
      expect(await disabled).toBe('done');
      expect(await assigneeOf()).toBeNull();
    });

    test('refuses a lead to a member whose request began before the account was disabled', async () => {
      const { database, mia, give, assigneeOf } = await setUp();
      await disableStaffMember(database, systemActor, mia, now);
      const taken = await database.transact((tx) => give(tx, mia, { kind: 'take' }));
      expect(taken).toEqual({ ok: false, because: 'refused', refusal: 'not-yours' });
      expect(await assigneeOf()).toBeNull();
    });

    test('leaves a lead with the member who got it meanwhile', async () => {
      const { database, boss, mia, luis, give, assigneeOf } = await setUp();
      await database.transact((tx) => give(tx, boss, { kind: 'assign', to: mia.id }));
      let disabled: Promise<unknown> | undefined;
      await database.transact(async (tx) => {
        await give(tx, boss, { kind: 'assign', to: luis.id });
        disabled ??= disableStaffMember(database, systemActor, mia, now);
        await someoneWaits(database);
      });
      expect(await disabled).toBe('done');
      expect(await assigneeOf()).toBe(luis.id);
    });
  });
});
