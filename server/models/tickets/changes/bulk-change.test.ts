import { expect, test } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { fillTickets } from '#tests/rows/demo-tickets.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { changeInBulk } from './bulk-change.ts';

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
  test('many members who take the same tickets at once do not block each other, and each ticket is taken once', async () => {
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
