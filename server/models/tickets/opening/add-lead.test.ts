import { expect, test } from 'vitest';
import { type StudioId, studios, toStudioId } from '#domain/studios.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { canTextTo } from '#server/models/leads/consents.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { anyQuery } from '#tests/rows/listed-tickets.ts';
import { changesOn, sentAt as now, readTicket, undosOn } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { addLead } from './add-lead.ts';

const midtown = toStudioId(8);
const walkIn = {
  ...{ key: '0190a8f2-7c1e-7b3d-9e55-0123456789ab', studio: midtown, source: 'walk-in' as const },
  ...{ name: 'Hanna Goldberg', email: '', phone: '305-555-0142', description: 'Asked about mornings' },
  consent: 'I agree to texts.',
};

describeOnBothDatabases('a lead that a member adds', (open) => {
  test('is a lead like any other, once, with its source and its consent, and sends no mail', async () => {
    const database = await open('empty');
    const ana = await addStaff(database, 'Front_Desk', [midtown], 'Ana Ruiz');
    const id = (await addLead(database, actorOf(ana), walkIn, now)) ?? '';
    expect(await addLead(database, actorOf(ana), walkIn, now + 1)).toBeUndefined();
    expect(await readTicket(database, id)).toMatchObject({
      ...{ name: 'Hanna Goldberg', phone: '3055550142', source: 'walk-in', studio_id: midtown },
      ...{ box: 'unassigned', stage: 'new', form: 'contact' },
    });
    expect(await canTextTo(database.kysely, '3055550142')).toBe(true);
    expect(await unscoped(database.kysely).selectFrom('outbox').selectAll().execute()).toEqual([]);
    const [line] = await database.kysely.selectFrom('staff_log').selectAll().execute();
    expect(line).toMatchObject({ action: 'lead.add', subject: id, staff_id: ana.id });
  });

  test('at a studio that is not open yet is a lead of that studio', async () => {
    const database = await open('empty');
    const pinecrest = studios.find(({ slug }) => slug === 'pinecrest')?.id as StudioId;
    const ana = await addStaff(database, 'Front_Desk', [pinecrest], 'Ana Ruiz');
    const id = (await addLead(database, actorOf(ana), { ...walkIn, studio: pinecrest }, now)) ?? '';
    expect(await findTicket(database, ana, id, now)).toMatchObject({ studio: pinecrest });
  });

  test('is corrected: found by the new values, with the old ones in its history, until that is undone', async () => {
    const database = await open('empty');
    const ana = await addStaff(database, 'Front_Desk', [midtown], 'Ana Ruiz');
    const id = (await addLead(database, actorOf(ana), walkIn, now)) ?? '';
    const corrected = { name: 'Hannah Goldberg', email: 'Hannah@example.com', phone: '305-555-0142' };
    const edited = await changesOn(database)(ana, id, { kind: 'edit', was: null, now: corrected });
    const found = async (q: string) =>
      (await listTickets(database, { member: ana, query: { ...anyQuery, q }, limit: 9, now })).rows.length;
    expect([await found('hannah'), await found('hannah@example.com'), await found('hanna')]).toEqual([
      1, 1, 1,
    ]);
    const ticket = await findTicket(database, ana, id, now);
    expect(ticket).toMatchObject({
      name: 'Hannah Goldberg',
      email: 'hannah@example.com',
      phone: '305-555-0142',
    });
    expect(ticket?.timeline[0]?.text).toBe(
      'corrected Hanna Goldberg to Hannah Goldberg, nothing to hannah@example.com',
    );
    expect((await undosOn(database)(ana, id, edited)).ok).toBe(true);
    expect([await found('hannah@example.com'), await found('goldberg')]).toEqual([0, 1]);
  });
});
