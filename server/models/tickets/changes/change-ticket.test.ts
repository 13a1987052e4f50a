import { beforeEach, describe, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/durations.ts';
import type { Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change, ContactOutcome } from '#domain/tickets/changes.ts';
import type { Stage } from '#domain/tickets/stages.ts';
import type { Database } from '#server/db/connect.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { findTicket } from '#server/models/tickets/view/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { deliveryEntries } from '#tests/forms/submissions.ts';
import { anyQuery } from '#tests/rows/listed-tickets.ts';
import { changesOn, sentAt as now, readTicket, sendLead, undosOn } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { figuresBetween } from '#tests/rows/stored-figures.ts';
import { returnOverdue } from './return-overdue.ts';

const midtown = toStudioId(8);
const davie = toStudioId(3);

const listedIds = async (database: Database, member: Principal, at = now) => {
  const { rows } = await listTickets(database, { member, query: anyQuery, limit: 50, now: at });
  return rows.map(({ id }) => id);
};

describeOnBothDatabases('changes of tickets', (open) => {
  let database: Database;
  let change: ReturnType<typeof changesOn>;
  let luis: Awaited<ReturnType<typeof addStaff>>;
  beforeEach(async () => {
    database = await open('empty');
    change = changesOn(database);
    luis = await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega');
  });

  test('a lead that is opened again has no assignee who can no longer see it', async () => {
    const ana = await addStaff(database, 'Front_Desk', [midtown], 'Ana Ruiz');
    const id = await sendLead(database);
    await change(ana, id, { kind: 'take' });
    await change(ana, id, { kind: 'dismiss', reason: 'test' });
    await database.kysely
      .updateTable('staff_studios')
      .set({ studio_id: davie })
      .where('staff_id', '=', ana.id)
      .execute();
    await change(luis, id, { kind: 'reopen', next: now });
    expect(await readTicket(database, id)).toMatchObject({
      assignee_id: null,
      status: 'OPEN',
      box: 'unassigned',
    });
  });

  test('a change with an old version changes nothing and returns who was faster', async () => {
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    const id = await sendLead(database);
    const reached = { kind: 'contact', channel: 'call', outcome: 'reached', next: now + hourMs } as const;
    await change(luis, id, reached, { version: 1, at: now + 5 });
    expect(await change(mia, id, { kind: 'dismiss', reason: 'test' }, { version: 1 })).toEqual({
      ok: false,
      because: 'conflict',
      memberName: 'Luis Ortega',
      by: luis.id,
      at: now + 5,
      what: 'contact',
    });
    expect(await readTicket(database, id)).toMatchObject({
      status: 'IN_PROGRESS',
      version: 2,
      due_at: now + hourMs,
    });
    expect(await change(mia, id, { kind: 'note', text: 'Prefers mornings' })).toMatchObject({
      ok: true,
      version: 3,
    });
  });

  describe('a form that is sent again because its response was lost', () => {
    const note = { kind: 'note', text: 'Prefers mornings' } as const;
    const tried = { kind: 'contact', channel: 'call', outcome: 'no-answer', next: now + hourMs } as const;
    let id: string;
    beforeEach(async () => {
      id = await sendLead(database);
    });
    const eventsOf = async () =>
      (await findTicket(database, luis, id, now))?.timeline.filter(({ text }) => text !== 'Arrived').length;

    test.each([note, tried])('stores its $kind once and is answered as done', async (changed) => {
      const results = await Promise.all([change(luis, id, changed), change(luis, id, changed)]);
      results.push(await change(luis, id, changed, { at: now + 2 * minuteMs }));
      expect(results).toEqual(results.map(() => results[0]));
      expect(results[0]?.ok).toBe(true);
      expect(await eventsOf()).toBe(1);
    });

    test('is one of the same member with the same words; everything else is stored', async () => {
      const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
      await change(luis, id, note);
      await change(mia, id, note);
      await change(luis, id, { ...note, text: 'Prefers evenings' });
      expect(await eventsOf()).toBe(3);
      await change(luis, id, tried);
      await change(luis, id, { ...tried, outcome: 'voicemail' });
      await change(luis, id, { ...tried, next: now + 2 * hourMs });
      expect((await readTicket(database, id)).tries).toBe(3);
    });

    test('is no second call some minutes later, and none after an undo', async () => {
      await change(luis, id, tried);
      const second = await change(luis, id, tried, { at: now + 5 * minuteMs });
      expect((await readTicket(database, id)).tries).toBe(2);
      await undosOn(database)(luis, id, second, now + 5 * minuteMs);
      await change(luis, id, tried, { at: now + 6 * minuteMs });
      expect((await readTicket(database, id)).tries).toBe(2);
    });
  });

  test('an undo that was faster is named as one', async () => {
    const id = await sendLead(database);
    const mia = await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen');
    await undosOn(database)(luis, id, await change(luis, id, { kind: 'take' }));
    expect(await change(mia, id, { kind: 'assign', to: mia.id }, { version: 1 })).toMatchObject({
      because: 'conflict',
      memberName: 'Luis Ortega',
      what: 'undo',
    });
  });

  test('of members who take a lead at once one gets it, and all others see who and since when', async () => {
    const members: Awaited<ReturnType<typeof addStaff>>[] = [];
    for (let n = 0; n < 6; n++)
      members.push(await addStaff(database, 'Front_Desk', [midtown], `Member ${n}`));
    const id = await sendLead(database);
    const results = await Promise.all(
      members.map((member, n) => change(member, id, { kind: 'take' }, { at: now + n })),
    );
    const first = results.findIndex(({ ok }) => ok);
    const { id: by, name: memberName } = members[first] ?? {};
    const others = results.filter((_, n) => n !== first);
    expect(others).toEqual(
      others.map(() => ({ ok: false, because: 'conflict', memberName, by, at: now + first, what: 'take' })),
    );
    expect(await readTicket(database, id)).toMatchObject({ assignee_id: by, version: 2 });
  });

  test('the first real answer ends the waiting time, tries before it do not, and both are counted', async () => {
    const id = await sendLead(database);
    const call = (outcome: ContactOutcome, at: number, next?: number) =>
      change(luis, id, { kind: 'contact', channel: 'call', outcome, ...(next && { next }) }, { at });
    const arrived = await readTicket(database, id);
    await call('not-sent', now + 1);
    expect(await readTicket(database, id)).toMatchObject({
      due_at: arrived?.due_at,
      tries: 0,
      assignee_id: null,
    });
    await call('no-answer', now + 2, now + 3 * hourMs);
    // The follow-up is due like a new lead, in the list of its owner, and the job does not return it.
    expect(await readTicket(database, id)).toMatchObject({
      ...{ box: 'assigned', assignee_id: luis.id, due_at: now + 3 * hourMs, rank: now + 3 * hourMs },
      ...{ first_contact_at: null, tries: 1, stage: 'new' },
    });
    await returnOverdue(database, now + 30 * hourMs);
    await call('reached', now + hourMs / 2, now + 5 * hourMs);
    await call('voicemail', now + 5 * hourMs, now + 9 * hourMs);
    expect(await readTicket(database, id)).toMatchObject({
      ...{ tries: 3, first_contact_tries: 2, stage: 'in-touch', due_at: now + 9 * hourMs },
      first_contact_at: now + hourMs / 2,
      first_contact_open_ms: hourMs / 2,
      assignee_id: luis.id,
      status: 'IN_PROGRESS',
    });
    expect(await figuresBetween(database, now, now)).toMatchObject([
      { leads: 1, uncontacted: 0, open_5m: 0, open_1h: 1, within_1h: 1, week: '2026-11-16', tries: 2 },
    ]);
  });

  test('stages keep the times of trial, visit and joining, and an undo brings them back', async () => {
    const id = await sendLead(database);
    const to = (stage: Stage, at: number) =>
      change(luis, id, { kind: 'stage', stage, next: now + 9 }, { at });
    await to('trial-booked', now + 1);
    await to('visited', now + 2);
    const joined = await to('joined', now + 3);
    const times = { trial_at: now + 1, visited_at: now + 2, joined_at: now + 3 };
    expect(await readTicket(database, id)).toMatchObject({ status: 'RESOLVED', ...times, due_at: null });
    expect((await undosOn(database)(luis, id, joined, now + 4)).ok).toBe(true);
    expect(await readTicket(database, id)).toMatchObject({ stage: 'visited', ...times, joined_at: null });
    await to('trial-booked', now + 5);
    expect(await readTicket(database, id)).toMatchObject({
      trial_at: now + 1,
      visited_at: null,
      due_at: now + 9,
    });
    expect(await to('answered', now + 6)).toMatchObject({ refusal: 'no-such-stage' });
  });

  test('overdue leads are first by how much, then due ones, and an answered lead without a date is last', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await sendLead(database, name));
    const [undated = '', waits = '', late = '', later = ''] = ids;
    const reached: Change = { kind: 'contact', channel: 'call', outcome: 'reached' };
    await change(luis, undated, reached);
    await change(luis, undated, { kind: 'hand-back' });
    await change(luis, late, { ...reached, outcome: 'no-answer', next: now - hourMs });
    await change(luis, later, { ...reached, outcome: 'no-answer', next: now - 2 * hourMs });
    expect(await listedIds(database, luis, now + hourMs)).toEqual([later, late, waits, undated]);
    // A lead that is just in is above the overdue ones.
    expect((await listedIds(database, luis))[0]).toBe(waits);
  });

  describe('a moved lead', () => {
    let dana: typeof luis;
    let id: string;
    let moved: Awaited<ReturnType<typeof change>>;
    beforeEach(async () => {
      dana = await addStaff(database, 'Front_Desk', [davie]);
      id = await sendLead(database);
      await change(luis, id, { kind: 'take' });
      moved = await change(luis, id, { kind: 'move', studio: davie });
    });

    test('is at the new studio without an assignee', async () => {
      const waits = { studio_id: davie, scope: 12, assignee_id: null, status: 'OPEN' };
      expect(await readTicket(database, id)).toMatchObject(waits);
    });

    test('is seen at the new studio, and neither seen nor changed at the old one', async () => {
      expect(await listedIds(database, dana)).toEqual([id]);
      expect(await listedIds(database, luis)).toEqual([]);
      expect(await findTicket(database, luis, id, now)).toBeUndefined();
      expect(await change(luis, id, { kind: 'take' })).toEqual({ ok: false, because: 'missing' });
    });

    test('is undone by its mover only, and is then as before', async () => {
      const undo = undosOn(database);
      expect(await undo(dana, id, moved)).toEqual({ ok: false, because: 'missing' });
      expect((await undo(luis, id, moved)).ok).toBe(true);
      const before = { studio_id: midtown, assignee_id: luis.id, status: 'ASSIGNED' };
      expect(await readTicket(database, id)).toMatchObject(before);
      const timeline = (await findTicket(database, luis, id, now))?.timeline;
      expect(timeline?.map(({ text }) => text)).toEqual(['took it', 'Arrived']);
    });

    test('is found by a search at its studio, also after an undo', async () => {
      const query = { ...anyQuery, q: 'priya' };
      const finds = async (member: Principal) =>
        (await listTickets(database, { member, query, limit: 9, now })).rows.length;
      expect([await finds(luis), await finds(dana)]).toEqual([0, 1]);
      await undosOn(database)(luis, id, moved);
      expect([await finds(luis), await finds(dana)]).toEqual([1, 0]);
    });
  });

  test('a release sends the mails that were held, once', async () => {
    const id = await sendLead(database, 'a', { honeypot: 'x' });
    expect(await change(luis, id, { kind: 'take' })).toMatchObject({ because: 'refused', refusal: 'held' });
    const released = await change(luis, id, { kind: 'release' });
    expect(released).toMatchObject({ ok: true });
    expect(await change(luis, id, { kind: 'release' })).toMatchObject({ refusal: 'no-change' });
    expect((await deliveryEntries(database)).map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect(await undosOn(database)(luis, id, released)).toMatchObject({ refusal: 'no-change' });
  });

  test('only those who may assign do, only to members of the studio, and for all others the ticket is missing', async () => {
    const manager = await addStaff(database, 'Studio_Manager', [midtown]);
    const front = await addStaff(database, 'Front_Desk', [midtown]);
    const elsewhere = await addStaff(database, 'Front_Desk', [davie]);
    const teacher = await addStaff(database, 'Teacher', [midtown]);
    const id = await sendLead(database);
    const notTheirs = { because: 'refused', refusal: 'not-yours' };
    expect(await change(front, id, { kind: 'assign', to: manager.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'assign', to: elsewhere.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'assign', to: teacher.id })).toMatchObject(notTheirs);
    expect(await change(manager, id, { kind: 'move', studio: toStudioId(99) })).toMatchObject(notTheirs);
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
