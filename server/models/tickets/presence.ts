import type { Instant } from '#domain/dates.ts';
import { type Principal, visibleScopes } from '#domain/staff/permissions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { raiseStudioVersions } from './studio-versions.ts';

/** A page reports its presence every 20 seconds; after two missing reports the member counts as gone. */
export const presenceMs = 45_000;

const findTicket = (tx: Tx, id: string) =>
  tx.selectFrom('tickets').select(['studio', 'scope']).where('id', '=', id).executeTakeFirst();

/**
 * Records that the member has the ticket open, or writes a note. False when the member may not see the
 * ticket. Other pages are notified only when a member arrives or starts or stops writing.
 */
export const markPresent = (
  database: Database,
  member: Principal,
  { ticketId, isWriting, now }: { ticketId: string; isWriting: boolean; now: Instant },
): Promise<boolean> =>
  database.transact(async (tx) => {
    const ticket = await findTicket(tx, ticketId);
    if (!ticket || !visibleScopes(member).includes(ticket.scope)) return false;
    const before = await tx
      .selectFrom('presence')
      .select(['is_writing', 'until'])
      .where('ticket_id', '=', ticketId)
      .where('staff_id', '=', member.id)
      .executeTakeFirst();
    const presence = { is_writing: isWriting ? 1 : 0, until: now + presenceMs } as const;
    await tx
      .insertInto('presence')
      .values({ ticket_id: ticketId, staff_id: member.id, ...presence })
      .onConflict((conflict) => conflict.columns(['ticket_id', 'staff_id']).doUpdateSet(presence))
      .execute();
    const isSame = before && before.until > now && before.is_writing === presence.is_writing;
    if (!isSame) await raiseStudioVersions(tx, [ticket.studio]);
    return true;
  });

/** Removes the presence of a member who closed the ticket. */
export const removePresence = (
  database: Database,
  member: Pick<Principal, 'id'>,
  id: string,
): Promise<void> =>
  database.transact(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('presence')
      .where('ticket_id', '=', id)
      .where('staff_id', '=', member.id)
      .executeTakeFirst();
    const ticket = numDeletedRows > 0n ? await findTicket(tx, id) : undefined;
    if (ticket) await raiseStudioVersions(tx, [ticket.studio]);
  });

/** Deletes expired presence and notifies open pages; without expired presence it writes nothing. */
export const removeExpiredPresence = async (database: Database, now: Instant): Promise<void> => {
  const expired = (db: Db) => db.selectFrom('presence').select('ticket_id').where('until', '<=', now);
  if (!(await expired(database.kysely).limit(1).executeTakeFirst())) return;
  await database.transact(async (tx) => {
    const tickets = await tx
      .selectFrom('tickets')
      .select('studio')
      .distinct()
      .where('id', 'in', expired(tx))
      .execute();
    await tx.deleteFrom('presence').where('until', '<=', now).execute();
    await raiseStudioVersions(
      tx,
      tickets.map(({ studio }) => studio),
    );
  });
};

/** The other members who have these tickets open; the caller has checked that `member` may see them. */
export const otherViewers = async (
  db: Db,
  member: Pick<Principal, 'id'>,
  ids: readonly string[],
  now: Instant,
): Promise<Map<string, TicketRow['viewers']>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('presence')
    .innerJoin('staff', 'staff.id', 'presence.staff_id')
    .select(['presence.ticket_id', 'staff.name', 'presence.is_writing'])
    .where('presence.ticket_id', 'in', ids)
    .where('presence.until', '>', now)
    .where('presence.staff_id', '<>', member.id)
    .where('staff.active', '=', 1)
    .orderBy('staff.name')
    .execute();
  const byTicket = Map.groupBy(rows, ({ ticket_id }) => ticket_id);
  return new Map(
    [...byTicket].map(([id, members]) => [
      id,
      members.map(({ name, is_writing }) => ({ name, isWriting: is_writing === 1 })),
    ]),
  );
};
