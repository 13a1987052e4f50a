import { expect, test } from 'vitest';
import { toStudioId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, readTicket, sendLead, undosOn } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';

const midtown = toStudioId(8);
const davie = toStudioId(3);

describeOnBothDatabases('undo of a change', (open) => {
  test('an undo after a colleague’s change is a conflict and changes nothing', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const [luis, mia] = [
      await addStaff(database, 'Front_Desk', [midtown]),
      await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen'),
    ];
    const id = await sendLead(database);
    const dismissal = await change(luis, id, { kind: 'dismiss', reason: 'duplicate' });
    await change(mia, id, { kind: 'reopen' });
    expect(await undosOn(database)(luis, id, dismissal)).toMatchObject({
      because: 'conflict',
      memberName: 'Mia Chen',
    });
    expect(await readTicket(database, id)).toMatchObject({ status: 'OPEN' });
  });

  test('a mail that a stopped worker may have sent cannot be undone', async () => {
    const database = await open('empty');
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendLead(database);
    const mail = { to: 'maya@example.com', subject: 'Towels', text: 'Yes.', next: 1 };
    const reply = await changesOn(database)(luis, id, { kind: 'reply', ...mail });
    await unscoped(database.kysely)
      .updateTable('outbox')
      .set({ sending_at: 1 })
      .where('kind', '=', 'send-reply')
      .execute();
    expect(await undosOn(database)(luis, id, reply)).toEqual({
      ok: false,
      because: 'refused',
      refusal: 'sent-already',
    });
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
      const dismissal = await change(luis, id, { kind: 'dismiss', reason: 'test' });
      if (name === 'left')
        await database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', assignee.id).execute();
      if (name === 'elsewhere')
        await database.kysely
          .updateTable('staff_studios')
          .set({ studio_id: davie })
          .where('staff_id', '=', assignee.id)
          .execute();
      expect((await undosOn(database)(luis, id, dismissal)).ok).toBe(true);
      undone[name] = await readTicket(database, id);
    }
    expect(undone).toMatchObject({
      left: { assignee_id: null, status: 'OPEN', box: 'unassigned' },
      elsewhere: { assignee_id: null, status: 'OPEN', box: 'unassigned' },
      here: { assignee_id: assignees.here.id, status: 'ASSIGNED', box: 'assigned' },
    });
  });
});
