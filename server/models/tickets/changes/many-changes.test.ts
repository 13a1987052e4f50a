import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { wholeDatabase } from '#tests/databases/whole-database.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { sentAt as now } from '#tests/rows/sent-leads.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { randomChange } from '#tests/staff/random-changes.ts';
import { changeTicket, changeTicketWithTx } from './change-ticket.ts';
import { undoChange } from './undo-change.ts';

describeOnBothDatabases('many changes', (open) => {
  test('after many random changes, words, boxes and due times match the tickets', async () => {
    const database = await open('empty');
    const random = fuzzRandom(7);
    const ids = await fillTickets(database, 60, 7);
    const members = [
      await addStaff(database, 'Corporate'),
      await addStaff(database, 'Corporate'),
      await addStaff(database, 'Studio_Manager', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ];
    const undoable: { id: string; eventId: string; member: Principal }[] = [];
    for (let n = 0; n < 250; n++) {
      const member = random.pick(members);
      const id = random.pick(ids);
      const change = randomChange(random, { members: members.map((member) => member.id), tickets: ids });
      const at = now + n * 60_000;
      const result = await database.transact((tx) =>
        changeTicketWithTx(tx, { member, actor: actorOf(member), id, change, now: at }),
      );
      if (result.ok) undoable.push({ id, eventId: result.eventId, member });
      const last = undoable.at(-1);
      if (last && random.isLikely(0.2))
        await undoChange(database, {
          actor: actorOf(last.member),
          id: last.id,
          eventId: last.eventId,
          now: at,
        });
    }
    expect(undoable.length).toBeGreaterThan(80);
    const { kysely } = database;
    const all = await unscoped(kysely).selectFrom('tickets').selectAll().execute();
    const words = await unscoped(kysely).selectFrom('ticket_words').selectAll().execute();
    const byTicket = Map.groupBy(words, ({ ticket_id }) => ticket_id);
    for (const one of all) {
      const own = byTicket.get(one.id) ?? [];
      expect(new Set(own.map(({ scope }) => scope))).toEqual(new Set([one.studio_id * 4 + one.class]));
      const isAssigned = one.assignee_id !== null;
      if (one.box === 'assigned') expect(isAssigned).toBe(true);
      if (one.box === 'unassigned') expect(isAssigned).toBe(false);
      if (['done', 'dismissed', 'held'].some((box) => box === one.box)) expect(one.due_at).toBeNull();
      if (one.next_at !== null && one.due_at !== null) expect(one.due_at).toBe(one.next_at);
    }
  });

  test('a refused change and a refused undo write nothing', async () => {
    const database = await open('empty');
    const random = fuzzRandom(11);
    const ids = await fillTickets(database, 20, 11);
    const members = [
      await addStaff(database, 'Corporate'),
      await addStaff(database, 'Front_Desk', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ];
    const refused = { changes: 0, undos: 0 };
    let before = await wholeDatabase(database);
    const compare = async (kind: 'changes' | 'undos', isDone: boolean) => {
      const after = await wholeDatabase(database);
      if (!isDone) {
        refused[kind] += 1;
        expect(after).toBe(before);
      }
      before = after;
    };
    const events: { id: string; eventId: string }[] = [];
    for (let n = 0; n < 150; n++) {
      const actor = actorOf(random.pick(members));
      const id = random.pick(ids);
      const change = randomChange(random, { members: members.map((member) => member.id), tickets: ids });
      const at = now + n * 60_000;
      const result = await changeTicket(database, { id, actor, change, now: at });
      await compare('changes', result.ok);
      if (result.ok) events.push({ id, eventId: result.eventId });
      if (events.length === 0 || random.isLikely(0.6)) continue;
      const undone = await undoChange(database, { ...random.pick(events), actor, now: at });
      await compare('undos', undone.ok);
    }
    expect(refused.changes).toBeGreaterThan(30);
    expect(refused.undos).toBeGreaterThan(10);
  });
});
