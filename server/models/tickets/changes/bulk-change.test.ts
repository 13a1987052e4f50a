import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/databases/demo-tickets.ts';
import { addStaff } from '#tests/databases/staff-members.ts';
import { changeInBulk, findBulkChange, undoBulk } from './bulk-change.ts';

const now = Date.parse('2026-11-16T14:00:00Z');
const openIds = async ({ kysely }: Database) =>
  (
    await unscoped(kysely)
      .selectFrom('tickets')
      .select('id')
      .where('box', '=', 'unassigned')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
const assignees = async ({ kysely }: Database, ids: readonly string[]) =>
  (
    await unscoped(kysely).selectFrom('tickets').selectAll().where('id', 'in', ids).orderBy('id').execute()
  ).map((row) => row.assignee_id);
const anyVersion = (ids: readonly string[]) => ids.map((id) => ({ id, version: null }));

describeOnBothDatabases('a bulk change of tickets', (open) => {
  test('all that allow it are changed, the others have a reason; an undo restores those without a later change', async () => {
    const database = await open('empty');
    await fillTickets(database, 30, 3);
    const [first = '', second = '', ...rest] = (await openIds(database)).slice(0, 12);
    const ana = await addStaff(database, 'Corporate', [], 'Ana Ruiz');
    const luis = await addStaff(database, 'Corporate', [], 'Luis Ortega');
    await changeTicket(database, {
      actor: actorOf(luis),
      id: first,
      change: { kind: 'take' },
      now: now - 60_000,
    });
    const missing = '0190a8f2-7c1e-7b3d-9e55-0123456789ab';
    const tickets = anyVersion([...rest, first, second, missing]);
    const bulkId = await changeInBulk(database, {
      actor: actorOf(ana),
      tickets,
      change: { kind: 'take' },
      now,
    });
    const found = await findBulkChange(database.kysely, ana, bulkId);
    expect(found?.done).toHaveLength(11);
    expect(found).toMatchObject({
      kind: 'take',
      unchanged: [
        { id: missing, because: 'missing' },
        { id: first, because: 'conflict', by: luis.id, at: now - 60_000, what: 'take' },
      ],
      senders: new Map([[first, expect.any(String)]]),
      members: new Map([[luis.id, 'Luis Ortega']]),
    });
    expect(await assignees(database, [second, ...rest])).toEqual(Array(11).fill(ana.id));
    expect(await assignees(database, [first])).toEqual([luis.id]);
    expect(await findBulkChange(database.kysely, luis, bulkId)).toBeUndefined();
    expect(await undoBulk(database, { actor: actorOf(luis), bulkId, now })).toBeUndefined();

    await changeTicket(database, {
      actor: actorOf(luis),
      id: second,
      change: { kind: 'note', text: 'x' },
      now: now + 1,
    });
    const undone = await undoBulk(database, { actor: actorOf(ana), bulkId, now: now + 2 });
    const restored = await findBulkChange(database.kysely, ana, undone ?? '');
    expect(restored?.done).toHaveLength(10);
    expect(restored).toMatchObject({
      kind: 'undo',
      unchanged: [{ id: second, because: 'conflict', by: luis.id, what: 'note' }],
    });
    expect(await assignees(database, rest)).toEqual(Array(10).fill(null));
    expect(
      await undoBulk(database, { actor: actorOf(ana), bulkId: undone ?? '', now: now + 3 }),
    ).toBeUndefined();
  });

  test('many members on the same tickets: one assignee each, no deadlock, correct figures', async () => {
    const database = await open('empty');
    await fillTickets(database, 60, 5);
    const ids = await openIds(database);
    const members: Principal[] = [];
    for (let n = 0; n < 6; n++) members.push(await addStaff(database, 'Corporate', [], `Member ${n}`));
    const bulkIds = await Promise.all([
      ...members.map((member, at) =>
        changeInBulk(database, {
          actor: actorOf(member),
          tickets: anyVersion(at % 2 ? ids : ids.toReversed()),
          change: { kind: 'take' },
          now: now + at,
        }),
      ),
      ...ids.slice(0, 20).map((id, at) =>
        changeTicket(database, {
          actor: actorOf(members[at % 6] as Principal),
          id,
          change: { kind: 'contact', channel: 'call' },
          now: now + at,
        }),
      ),
      fillTickets(database, 20, 6),
    ]);
    expect(bulkIds).toHaveLength(27);
    expect((await assignees(database, ids)).every((assignee) => assignee !== null)).toBe(true);
    const { kysely } = database;
    const takes = await unscoped(kysely)
      .selectFrom('ticket_events')
      .select('ticket_id')
      .where('kind', '=', 'take')
      .execute();
    expect(new Set(takes.map((event) => event.ticket_id)).size).toBe(takes.length);
  });
});
