import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { changeStaffMember, disableStaffMember } from './member-changes.ts';
import { findStaff } from './members.ts';
import { systemActor } from './staff-types.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const frontDesk = { role: 'Front_Desk', studios: [3] } as const;

describeOnBothDatabases('a change of a member', (open) => {
  test('never disables the last Corporate account or gives it another role', async () => {
    const database = await open('empty');
    const { kysely } = database;
    const ana = await addStaff(database, 'Corporate');
    const luis = await addStaff(database, 'Corporate');
    const refused = { ok: false, reason: 'last-corporate' };
    expect(await disableStaffMember(kysely, systemActor, luis, now)).toEqual({ ok: true, studios: [] });
    expect(await disableStaffMember(kysely, systemActor, ana, now)).toEqual(refused);
    expect(await changeStaffMember(kysely, systemActor, ana.id, frontDesk, now)).toEqual(refused);
    expect(await findStaff(kysely, ana.id)).toMatchObject({ role: 'Corporate', studios: [], isActive: true });
    const log = await kysely.selectFrom('staff_log').select('action').execute();
    expect(log).toEqual([{ action: 'team.disable' }]);
    const same = { role: 'Corporate', studios: [] } as const;
    expect((await changeStaffMember(kysely, systemActor, ana.id, same, now)).ok).toBe(true);
  });

  test('hands back the tickets that the member may no longer work on, and returns their studios', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    await fillTickets(database, 40);
    await addStaff(database, 'Corporate');
    const mia = await addStaff(database, 'Corporate');
    await kysely
      .updateTable('tickets')
      .set({ assignee_id: mia.id, box: 'assigned' })
      .where('box', '=', 'unassigned')
      .execute();
    const assigned = kysely.selectFrom('tickets').select('studio').where('assignee_id', '=', mia.id);
    const outside = await assigned.where('studio', '<>', 3).execute();
    const changed = await changeStaffMember(kysely, systemActor, mia.id, frontDesk, now);
    expect(changed).toEqual({
      ok: true,
      studios: expect.arrayContaining(outside.map(({ studio }) => studio)),
    });
    const kept = (await assigned.execute()).map(({ studio }) => studio);
    expect(new Set(kept)).toEqual(new Set([3]));
    expect(await disableStaffMember(kysely, systemActor, { ...mia, ...frontDesk }, now)).toEqual({
      ok: true,
      studios: [3],
    });
    expect(await assigned.execute()).toEqual([]);
  });
});
