import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { createStaffSite } from '#tests/site/staff-site.ts';
import { changeTicket } from './change-ticket.ts';

describeOnBothDatabases('tickets of a member who leaves', (open) => {
  test('go back to their studios when the account is disabled, and those of others stay', async () => {
    const database = await open('seeded');
    const site = createStaffSite(database);
    const ids = await fillTickets(database, 70);
    const boss = await site.signedIn('Corporate', [], 'Luis Ortega');
    const mia = await site.addMember('Corporate', [], 'Mia Chen');
    const take = async (memberId: string, id: string) => {
      const member = { id: memberId, role: 'Corporate', studios: [] } as const;
      return changeTicket(database, {
        actor: actorOf(member),
        id,
        change: { kind: 'take' },
        now: site.clock.now(),
      });
    };
    const results = await Promise.all(ids.map((id, n) => take(n % 7 === 0 ? boss.id : mia.id, id)));
    const taken = results.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThan(50);
    const assignedTo = async (id: string) =>
      (
        await unscoped(database.kysely)
          .selectFrom('tickets')
          .select('id')
          .where('assignee_id', '=', id)
          .execute()
      ).length;
    const kept = await assignedTo(boss.id);
    const given = await assignedTo(mia.id);
    expect(kept + given).toBe(taken);

    expect((await boss.request(`/team/${mia.id}/disable`, {})).status).toBe(303);
    expect([await assignedTo(mia.id), await assignedTo(boss.id)]).toEqual([0, kept]);
    const events = await unscoped(database.kysely)
      .selectFrom('ticket_events')
      .select('staff_id')
      .where('kind', '=', 'hand-back')
      .execute();
    expect(events).toEqual(Array.from({ length: given }, () => ({ staff_id: boss.id })));
    const opened = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select('id')
      .where('status', '=', 'OPEN')
      .execute();
    expect(opened).toHaveLength(given);
  });

  test('go back when their assignee moves to another studio, and those of the new studio stay', async () => {
    const database = await open('seeded');
    const site = createStaffSite(database);
    const ids = await fillTickets(database, 120);
    const boss = await site.signedIn('Corporate', [], 'Luis Ortega');
    const studios = [3, 5, 7, 8, 9, 10];
    const mia = await site.addMember('Front_Desk', studios, 'Mia Chen');
    const member = { id: mia.id, role: 'Front_Desk', studios: studios.map(toStudioId) } as const;
    for (const id of ids)
      await changeTicket(database, {
        actor: actorOf(member),
        id,
        change: { kind: 'take' },
        now: site.clock.now(),
      });
    const assigned = () =>
      unscoped(database.kysely)
        .selectFrom('tickets')
        .select('studio_id as studio')
        .where('assignee_id', '=', mia.id)
        .execute();
    const before = await assigned();
    const staying = before.filter(({ studio }) => studio === 3 || studio === 5);
    expect(staying.length).toBeGreaterThan(0);
    expect(before.length).toBeGreaterThan(staying.length);
    await boss.request(`/team/${mia.id}/role`, { role: 'Front_Desk', studio: ['3', '5', '12'] });
    expect((await assigned()).length).toBe(staying.length);
    await boss.request(`/team/${mia.id}/role`, { role: 'Teacher', studio: ['3'] });
    expect(await assigned()).toEqual([]);
  });
});
