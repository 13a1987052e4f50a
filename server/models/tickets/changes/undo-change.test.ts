import { expect, test } from 'vitest';
import { dismiss } from '#domain/tickets/transitions.ts';
import { fromJson } from '#server/db/json.ts';
import { storedBox } from '#server/db/staff-tables.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, readTicket, sendLead } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { undoChange } from './undo-change.ts';

const midtown = 8;
const davie = 3;

describeOnBothDatabases('undo of a change', (open) => {
  test('an undo after a colleague’s change is a conflict and changes nothing', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const [luis, mia] = [
      await addStaff(database, 'Front_Desk', [midtown]),
      await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen'),
    ];
    const id = await sendLead(database);
    const dismissal = await change(luis, id, { kind: dismiss, reason: 'duplicate' });
    await change(mia, id, { kind: 'reopen' });
    expect(
      await undoChange(database, {
        actor: actorOf(luis),
        id,
        eventId: dismissal.ok ? dismissal.eventId : '',
        now,
      }),
    ).toMatchObject({
      because: 'conflict',
      memberName: 'Mia Chen',
    });
    expect(await readTicket(database, id)).toMatchObject({ status: 'OPEN' });
  });

  test('an undo gives a lead back to its assignee only while that member may work on it', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const assignees = {
      left: await addStaff(database, 'Front_Desk', [midtown]),
      elsewhere: await addStaff(database, 'Front_Desk', [midtown]),
      here: await addStaff(database, 'Front_Desk', [midtown]),
    };
    const undone: Record<string, object> = {};
    for (const [name, assignee] of Object.entries(assignees)) {
      const id = await sendLead(database, name);
      await change(assignee, id, { kind: 'take' });
      const dismissal = await change(luis, id, { kind: dismiss, reason: 'test' });
      if (name === 'left')
        await database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', assignee.id).execute();
      if (name === 'elsewhere')
        await database.kysely
          .updateTable('staff_studios')
          .set({ studio: davie })
          .where('staff_id', '=', assignee.id)
          .execute();
      const result = await undoChange(database, {
        actor: actorOf(luis),
        id,
        eventId: dismissal.ok ? dismissal.eventId : '',
        now,
      });
      expect(result.ok).toBe(true);
      undone[name] = await readTicket(database, id);
    }
    expect(undone).toMatchObject({
      left: { assignee_id: null, status: 'OPEN', box: storedBox.unassigned },
      elsewhere: { assignee_id: null, status: 'OPEN', box: storedBox.unassigned },
      here: { assignee_id: assignees.here.id, status: 'ASSIGNED', box: storedBox.assigned },
    });
  });

  test('an event that the first release wrote is shown and undone', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega');
    const [held, contacted] = [
      await sendLead(database, 'a', { honeypot: 'x' }),
      await sendLead(database, 'b'),
    ];
    await change(luis, contacted, { kind: 'contact', channel: 'call' });
    const changes = {
      [held]: await change(luis, held, { kind: 'note', text: 'Spam, I think' }),
      [contacted]: await change(luis, contacted, { kind: 'resolve', outcome: 'answered' }),
    };
    const { kysely } = database;
    for (const { id, payload } of await kysely.selectFrom('ticket_events').selectAll().execute()) {
      const text = JSON.stringify(fromJson(payload))
        .replaceAll('"isHeld"', '"held"')
        .replaceAll('"isContacted"', '"contacted"')
        .replaceAll('"heldBecause"', '"held"');
      await kysely.updateTable('ticket_events').set({ payload: text }).where('id', '=', id).execute();
    }
    for (const [id, result] of Object.entries(changes)) {
      const eventId = result.ok ? result.eventId : '';
      expect((await findTicket(database, luis, id, now))?.timeline[0]).toMatchObject({
        memberName: 'Luis Ortega',
      });
      expect(await undoChange(database, { actor: actorOf(luis), id, eventId, now })).toMatchObject({
        ok: true,
      });
    }
    expect(await readTicket(database, held)).toMatchObject({ box: storedBox.held, held: 'honeypot' });
    expect(await readTicket(database, contacted)).toMatchObject({
      status: 'IN_PROGRESS',
      first_contact_at: now,
      assignee_id: luis.id,
    });
  });
});
