import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Change } from '#domain/tickets/transitions.ts';
import type { Database } from '#server/db/connect.ts';
import { submit } from '#server/models/leads/intake.ts';
import { figureNames, figuresOf } from '#server/models/tickets/desk-figures.ts';
import { openTickets } from '#server/models/tickets/open-tickets.ts';
import { listTickets } from '#server/models/tickets/ticket-list.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { addStaff } from '#tests/databases/staff-people.ts';
import { deliveriesOf, intakeOn, pushableClock, testInput, testOrigin } from '#tests/forms/submissions.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { randomChange } from '#tests/staff/random-changes.ts';
import type { ChangeResult } from './change-result.ts';
import { changeInTx, changeTicket, returnOverdue } from './change-ticket.ts';
import { undoChange } from './undo-change.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const hour = 3_600_000;
const midtown = 8;
const davie = 3;

const sendOne = async (database: Database, key = 'a', origin = {}) => {
  const ids = async () =>
    (await database.kysely.selectFrom('tickets').select('id').execute()).map(({ id }) => id);
  const before = await ids();
  const intake = intakeOn(database, { clock: pushableClock(now) });
  await submit(intake, testOrigin({ key, ...origin }), testInput());
  await openTickets(database, 25, now);
  return (await ids()).find((id) => !before.includes(id)) ?? '';
};
const ticket = ({ kysely }: Database, id: string) =>
  kysely.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const actorOf = ({ id }: Principal) => ({ staffId: id, network: 'n' });
const on =
  (database: Database) =>
  (who: Principal, id: string, change: Change, version: number | null = null, at = now) =>
    changeTicket(database, who, actorOf(who), id, version, change, at);
const idsOf = async (database: Database, who: Principal) => {
  const query = {
    q: '',
    studio: null,
    form: null,
    owner: null,
    campaign: null,
    from: null,
    to: null,
    after: null,
  };
  const { rows } = await listTickets(database, who, { ...query, tab: 'all' }, 50, now);
  return rows.map(({ id }) => id);
};

describeOnBothDatabases('changes of tickets', (open) => {
  test('of twenty people who take one lead at the same time one gets it, and nineteen see who and when', async () => {
    const database = await open('empty');
    const people: Principal[] = [];
    for (let n = 0; n < 20; n++)
      people.push(await addStaff(database, 'Front_Desk', [midtown], `Person ${n}`));
    for (let n = 0; n < 5; n++) {
      const id = await sendOne(database, `k${n}`);
      const results: ChangeResult[] = await Promise.all(
        people.map((who, at) =>
          changeTicket(database, who, actorOf(who), id, null, { kind: 'take' }, now + at),
        ),
      );
      const winner = results.findIndex(({ ok }) => ok);
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await ticket(database, id)).toMatchObject({
        assignee_id: people[winner]?.id,
        version: 2,
        box: 'assigned',
      });
      for (const [at, result] of results.entries()) {
        if (at === winner) continue;
        expect(result).toEqual({
          ok: false,
          because: 'conflict',
          who: `Person ${winner}`,
          by: people[winner]?.id,
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
    const change = on(database);
    const [luis, mia] = [
      await addStaff(database, 'Front_Desk', [midtown], 'Luis Ortega'),
      await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen'),
    ];
    const id = await sendOne(database);
    await change(luis, id, { kind: 'contact', channel: 'call' }, 1, now + 5);
    expect(await change(mia, id, { kind: 'nil', reason: 'test' }, 1)).toEqual({
      ok: false,
      because: 'conflict',
      who: 'Luis Ortega',
      by: luis.id,
      at: now + 5,
      what: 'contact',
    });
    expect(await ticket(database, id)).toMatchObject({ status: 'IN_PROGRESS', version: 2, due_at: null });
    expect(await change(mia, id, { kind: 'note', text: 'Prefers mornings' })).toMatchObject({
      ok: true,
      version: 3,
    });
  });

  test('the first contact ends the waiting time and is counted once', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendOne(database);
    await change(luis, id, { kind: 'contact', channel: 'text' }, null, now + hour / 2);
    await change(luis, id, { kind: 'contact', channel: 'mail' }, null, now + 5 * hour);
    expect(await ticket(database, id)).toMatchObject({
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

  test('a moved lead is without owner, at the new studio, and no longer seen at the old one; its mover can undo', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const dana = await addStaff(database, 'Front_Desk', [davie]);
    const id = await sendOne(database);
    await change(luis, id, { kind: 'take' });
    const moved = await change(luis, id, { kind: 'move', studio: davie });
    expect(moved.ok).toBe(true);
    expect(await ticket(database, id)).toMatchObject({
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
    expect(await undoChange(database, dana, actorOf(dana), { id, eventId }, now)).toEqual({
      ok: false,
      because: 'missing',
    });
    expect(await undoChange(database, luis, actorOf(luis), { id, eventId }, now)).toMatchObject({ ok: true });
    expect(await ticket(database, id)).toMatchObject({
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

  test('an undo after a colleague’s change is a conflict and changes nothing', async () => {
    const database = await open('empty');
    const change = on(database);
    const [luis, mia] = [
      await addStaff(database, 'Front_Desk', [midtown]),
      await addStaff(database, 'Front_Desk', [midtown], 'Mia Chen'),
    ];
    const id = await sendOne(database);
    const nil = await change(luis, id, { kind: 'nil', reason: 'duplicate' });
    await change(mia, id, { kind: 'reopen' });
    expect(
      await undoChange(database, luis, actorOf(luis), { id, eventId: nil.ok ? nil.eventId : '' }, now),
    ).toMatchObject({
      because: 'conflict',
      who: 'Mia Chen',
    });
    expect(await ticket(database, id)).toMatchObject({ status: 'OPEN' });
  });

  test('a release sends the mails that were held, once', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendOne(database, 'a', { honeypot: 'x' });
    expect(await change(luis, id, { kind: 'take' })).toMatchObject({ because: 'refused', refusal: 'held' });
    const released = await change(luis, id, { kind: 'release' });
    expect(released).toMatchObject({ ok: true });
    expect(await change(luis, id, { kind: 'release' })).toMatchObject({ refusal: 'no-change' });
    expect((await deliveriesOf(database)).map(({ state }) => state)).toEqual(['pending', 'pending']);
    expect(
      await undoChange(
        database,
        luis,
        actorOf(luis),
        { id, eventId: released.ok ? released.eventId : '' },
        now,
      ),
    ).toMatchObject({
      refusal: 'no-change',
    });
  });

  test('rights: who may assign, to whom, and what stays hidden', async () => {
    const database = await open('empty');
    const change = on(database);
    const manager = await addStaff(database, 'Studio_Manager', [midtown]);
    const front = await addStaff(database, 'Front_Desk', [midtown]);
    const elsewhere = await addStaff(database, 'Front_Desk', [davie]);
    const teacher = await addStaff(database, 'Teacher', [midtown]);
    const id = await sendOne(database);
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

  test('an overdue lead whose owner did nothing loses its owner, and no other lead changes', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const [silent, contacted, free] = [
      await sendOne(database, 'a'),
      await sendOne(database, 'b'),
      await sendOne(database, 'c'),
    ];
    await change(luis, silent, { kind: 'take' });
    await change(luis, contacted, { kind: 'contact', channel: 'call' });
    expect(await returnOverdue(database, now + 23 * hour)).toEqual([]);
    expect(await returnOverdue(database, now + 25 * hour)).toEqual([midtown]);
    expect(await returnOverdue(database, now + 25 * hour)).toEqual([]);
    expect(await ticket(database, silent)).toMatchObject({ status: 'OPEN', assignee_id: null });
    expect(await ticket(database, contacted)).toMatchObject({ assignee_id: luis.id });
    expect(await ticket(database, free)).toMatchObject({ status: 'NEW' });
  });

  test('a lead that is taken after its due time stays taken for two hours', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const id = await sendOne(database);
    const monday = now + 60 * hour;
    await change(luis, id, { kind: 'take' }, null, monday);
    expect(await ticket(database, id)).toMatchObject({ box: 'assigned' });
    expect((await ticket(database, id)).rank).toBeLessThan(monday);
    expect(await returnOverdue(database, monday + 60_000)).toEqual([]);
    expect(await returnOverdue(database, monday + 2 * hour)).toEqual([]);
    expect(await ticket(database, id)).toMatchObject({ assignee_id: luis.id });
    expect(await returnOverdue(database, monday + 2 * hour + 1)).toEqual([midtown]);
    expect(await ticket(database, id)).toMatchObject({ assignee_id: null, status: 'OPEN' });
  });

  test('an undo gives a lead back to its owner only while that person may work on it', async () => {
    const database = await open('empty');
    const change = on(database);
    const luis = await addStaff(database, 'Front_Desk', [midtown]);
    const owners = {
      left: await addStaff(database, 'Front_Desk', [midtown]),
      elsewhere: await addStaff(database, 'Front_Desk', [midtown]),
      here: await addStaff(database, 'Front_Desk', [midtown]),
    };
    const undone: Record<string, object> = {};
    for (const [name, owner] of Object.entries(owners)) {
      const id = await sendOne(database, name);
      await change(owner, id, { kind: 'take' });
      const nil = await change(luis, id, { kind: 'nil', reason: 'test' });
      if (name === 'left')
        await database.kysely.updateTable('staff').set({ active: 0 }).where('id', '=', owner.id).execute();
      if (name === 'elsewhere')
        await database.kysely
          .updateTable('staff_studios')
          .set({ studio: davie })
          .where('staff_id', '=', owner.id)
          .execute();
      const result = await undoChange(
        database,
        luis,
        actorOf(luis),
        { id, eventId: nil.ok ? nil.eventId : '' },
        now,
      );
      expect(result.ok).toBe(true);
      undone[name] = await ticket(database, id);
    }
    expect(undone).toMatchObject({
      left: { assignee_id: null, status: 'OPEN', box: 'unowned' },
      elsewhere: { assignee_id: null, status: 'OPEN', box: 'unowned' },
      here: { assignee_id: owners.here.id, status: 'ASSIGNED', box: 'assigned' },
    });
  });

  test('after many random changes, words, figures, boxes and due times match the tickets', async () => {
    const database = await open('empty');
    const random = fuzzRandom(7);
    const ids = await fillTickets(database, 60, 7);
    const people = [
      await addStaff(database, 'Corporate'),
      await addStaff(database, 'Corporate'),
      await addStaff(database, 'Studio_Manager', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ];
    const undoable: { id: string; eventId: string; who: Principal }[] = [];
    for (let n = 0; n < 250; n++) {
      const who = random.pick(people);
      const id = random.pick(ids);
      const change = randomChange(random, { people: people.map((person) => person.id), tickets: ids });
      const at = now + n * 60_000;
      const result = await database.transact((tx) => changeInTx(tx, who, actorOf(who), id, null, change, at));
      if (result.ok) undoable.push({ id, eventId: result.eventId, who });
      const last = undoable.at(-1);
      if (last && random.isLikely(0.2))
        await undoChange(database, last.who, actorOf(last.who), { id: last.id, eventId: last.eventId }, at);
    }
    expect(undoable.length).toBeGreaterThan(80);
    const { kysely } = database;
    const all = await kysely.selectFrom('tickets').selectAll().execute();
    const words = await kysely.selectFrom('ticket_words').selectAll().execute();
    const byTicket = Map.groupBy(words, ({ ticket_id }) => ticket_id);
    for (const one of all) {
      const own = byTicket.get(one.id) ?? [];
      expect(new Set(own.map(({ scope }) => scope))).toEqual(new Set([one.studio * 4 + one.class]));
      const isOwned = one.assignee_id !== null;
      if (one.box === 'assigned') expect(isOwned).toBe(true);
      if (one.box === 'unowned') expect(isOwned).toBe(false);
      if (['done', 'nil', 'held'].includes(one.box)) expect(one.due_at).toBeNull();
      if (one.first_contact_at !== null) expect(one.due_at).toBeNull();
    }
    const days = await kysely.selectFrom('ticket_days').selectAll().execute();
    const sum = (rows: readonly Record<string, unknown>[], name: string) =>
      rows.reduce((total, row) => total + Number(row[name]), 0);
    for (const name of figureNames) expect(sum(days, name)).toBe(sum(all.map(figuresOf), name));
    for (const studio of [0, 3, 8])
      expect(
        sum(
          days.filter((day) => day.studio === studio),
          'leads',
        ),
      ).toBe(sum(all.filter((one) => one.studio === studio).map(figuresOf), 'leads'));
  });
});
