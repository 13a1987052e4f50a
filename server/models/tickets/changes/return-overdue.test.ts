import { expect, test } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, readTicket, sendLead } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { returnOverdue } from './return-overdue.ts';

const midtown = 8;

describeOnBothDatabases('overdue tickets', (open) => {
  test('an overdue lead whose assignee did nothing loses the assignee, and no other lead changes', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const [silent, contacted, free] = [
      await sendLead(database, 'a'),
      await sendLead(database, 'b'),
      await sendLead(database, 'c'),
    ];
    await change(luis, silent, { kind: 'take' });
    await change(luis, contacted, { kind: 'contact', channel: 'call' });
    await returnOverdue(database, now + 23 * hourMs);
    expect(await readTicket(database, silent)).toMatchObject({ assignee_id: luis.id });
    await returnOverdue(database, now + 25 * hourMs);
    expect(await readTicket(database, silent)).toMatchObject({ status: 'OPEN', assignee_id: null });
    expect(await readTicket(database, contacted)).toMatchObject({ assignee_id: luis.id });
    expect(await readTicket(database, free)).toMatchObject({ status: 'NEW' });
  });

  test('a lead that is taken after its due time stays taken for two hours', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendLead(database);
    const monday = now + 60 * hourMs;
    await change(luis, id, { kind: 'take' }, { at: monday });
    expect(await readTicket(database, id)).toMatchObject({ box: 'assigned' });
    expect((await readTicket(database, id)).rank).toBeLessThan(monday);
    await returnOverdue(database, monday + 2 * hourMs);
    expect(await readTicket(database, id)).toMatchObject({ assignee_id: luis.id });
    await returnOverdue(database, monday + 2 * hourMs + 1);
    expect(await readTicket(database, id)).toMatchObject({ assignee_id: null, status: 'OPEN' });
  });
});
