import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { changesOn, sentAt as now, readTicket, sendLead } from '#tests/databases/sent-leads.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { deliveryEntries } from '#tests/forms/submissions.ts';
import type { ChangeResult } from './change-result.ts';
import { changeTicket } from './change-ticket.ts';
import { undoChange } from './undo-change.ts';

const hour = 3_600_000;
const midtown = 8;
const davie = 3;

const idsOf = async (database: Database, member: Principal) => {
  const query = {
    q: '',
    studio: null,
    form: null,
    assignee: null,
    campaign: null,
    from: null,
    to: null,
    after: null,
  };
  const { rows } = await listTickets(database, { member, query: { ...query, tab: 'all' }, limit: 50, now });
  return rows.map(({ id }) => id);
};

describeOnBothDatabases('changes of tickets', (open) => {
  test('of twenty members who take one lead at the same time one gets it, and nineteen see who and when', async () => {
    const database = await open('empty');
    const members: Principal[] = [];
    for (let n = 0; n < 20; n++)
      members.push(await addStaff(database, 'Front_Desk', [midtown], `Member ${n}`));
    for (let n = 0; n < 5; n++) {
      const id = await sendLead(database, `k${n}`);
      const results: ChangeResult[] = await Promise.all(
        members.map((member, at) =>
          changeTicket(database, {
            actor: actorOf(member),
            id,
            change: { kind: 'take' },
            now: now + at,
          }),
        ),
      );
      const winner = results.findIndex(({ ok }) => ok);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await readTicket(database, id)).toMatchObject({
        assignee_id: members[winner]?.id,
        version: 2,
        box: 'assigned',
      });
      for (const [at, result] of results.entries()) {
        if (at === winner) continue;
        expect(result).toEqual({
          ok: false,
          because: 'conflict',
          memberName: `Member ${winner}`,
          by: members[winner]?.id,
          at: now + winner,
          what: 'take',
        });
      }
      const events = await database.kysely
        .selectFrom('ticket_events')
        .selectAll()
        .where('ticket_id', '=', id)
        .execute();
      expect(events).toHaveLength(1);
    }
  });

  test('a change with an old version changes nothing and returns who was faster', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const [luis, mia] = [
      await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega'),
      await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen'),
    ];
    const id = await sendLead(database);
    await change(luis, id, { kind: 'contact', channel: 'call' }, 1, now + 5);
    expect(await change(mia, id, { kind: 'dismiss', reason: 'test' }, 1)).toEqual({
      ok: false,
      because: 'conflict',
      memberName: 'Luis Ortega',
      by: luis.id,
      at: now + 5,
      what: 'contact',
    });
    expect(await readTicket(database, id)).toMatchObject({ status: 'IN_PROGRESS', version: 2, due_at: null });
    expect(await change(mia, id, { kind: 'note', text: 'Prefers mornings' })).toMatchObject({
      ok: true,
      version: 3,
    });
  });

  test('the first contact ends the waiting time and is counted once', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendLead(database);
    await change(luis, id, { kind: 'contact', channel: 'text' }, null, now + hour / 2);
    await change(luis, id, { kind: 'contact', channel: 'mail' }, null, now + 5 * hour);
    expect(await readTicket(database, id)).toMatchObject({
      first_contact_at: now + hour / 2,
      first_contact_open_ms: hour / 2,
      assignee_id: luis.id,
      status: 'IN_PROGRESS',
    });
    const days = await database.kysely.selectFrom('ticket_days').selectAll().execute();
    expect(days).toMatchObject([
      { leads: 1, contacted: 1, within_hour: 1, within_day: 1, day: '2026-11-16' },
    ]);
  });

  test('a moved lead is without an assignee, at the new studio, and no longer seen at the old one; its mover can undo', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const dana = await addStaff(database, 'Front_Desk', [davie]);
    const id = await sendLead(database);
    await change(luis, id, { kind: 'take' });
    const moved = await change(luis, id, { kind: 'move', studio: davie });
    expect(moved.ok).toBe(true);
    expect(await readTicket(database, id)).toMatchObject({
      studio: davie,
      scope: 12,
      assignee_id: null,
      status: 'OPEN',
    });
    expect(await idsOf(database, dana)).toEqual([id]);
    expect(await idsOf(database, luis)).toEqual([]);
    expect(await findTicket(database, luis, id, now)).toBeUndefined();
    expect(await change(luis, id, { kind: 'take' })).toEqual({ ok: false, because: 'missing' });
    const eventId = moved.ok ? moved.eventId : '';
    expect(await undoChange(database, { actor: actorOf(dana), id, eventId, now })).toEqual({
      ok: false,
      because: 'missing',
    });
    expect(await undoChange(database, { actor: actorOf(luis), id, eventId, now })).toMatchObject({
      ok: true,
    });
    expect(await readTicket(database, id)).toMatchObject({
      studio: midtown,
      assignee_id: luis.id,
      status: 'ASSIGNED',
    });
    const words = await database.kysely
      .selectFrom('ticket_words')
      .selectAll()
      .where('ticket_id', '=', id)
      .execute();
    expect(new Set(words.map(({ scope }) => scope))).toEqual(new Set([midtown * 4]));
    const line = (await findTicket(database, luis, id, now))?.timeline.map(({ text }) => text);
    expect(line).toEqual(['took it', 'Arrived']);
  });

  test('a release sends the mails that were held, once', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendLead(database, 'a', { honeypot: 'x' });
    expect(await change(luis, id, { kind: 'take' })).toMatchObject({ because: 'refused', refusal: 'held' });
    const released = await change(luis, id, { kind: 'release' });
    expect(released).toMatchObject({ ok: true });
    expect(await change(luis, id, { kind: 'release' })).toMatchObject({ refusal: 'no-change' });
    expect((await deliveryEntries(database)).map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect(
      await undoChange(database, {
        actor: actorOf(luis),
        id,
        eventId: released.ok ? released.eventId : '',
        now,
      }),
    ).toMatchObject({
      refusal: 'no-change',
    });
  });

  test('only those who may assign do, only to members of the studio, and for all others the ticket is missing', async () => {
    const database = await open('empty');
    const change = changesOn(database);
    const manager = await addStaff(database, 'Studio_Manager', [midtown]);
    const front = await addStaff(database, 'Front_Desk', [midtown]);
    const elsewhere = await addStaff(database, 'Front_Desk', [davie]);
    const teacher = await addStaff(database, 'Teacher', [midtown]);
    const id = await sendLead(database);
    const notTheirs = { because: 'refused', refusal: 'not-yours' };
    expect(await change(front, id, { kind: 'assign', to: manager.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'assign', to: elsewhere.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'assign', to: teacher.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'move', studio: 99 })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'return' })).toMatchObject(notTheirs);
    for (const stranger of [elsewhere, teacher])
      expect(await change(stranger, id, { kind: 'note', text: 'x' })).toEqual({
        ok: false,
        because: 'missing',
      });
    expect(await change(manager, id, { kind: 'assign', to: front.id })).toMatchObject({ ok: true });
    await change(front, id, { kind: 'hand-back' });
    await change(manager, id, { kind: 'take' });
    expect(await change(front, id, { kind: 'hand-back' })).toMatchObject(notTheirs);
    expect(await change(front, 'no-such-id', { kind: 'take' })).toEqual({ ok: false, because: 'missing' });
  });
});
