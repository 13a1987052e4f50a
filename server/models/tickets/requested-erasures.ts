import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopesWith } from '#domain/staff/permissions.ts';
import type { TicketRow } from '#domain/tickets/views.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database } from '#server/db/connect.ts';
import { rowsFor } from './ticket-rows.ts';
import type { TicketRecord } from './ticket-state.ts';
import { ticketsIn } from './tickets-in.ts';

const mostShown = 20;
const perBatch = 200;

type Reading = {
  member: Principal;
  /** The hashes under which erasures of a submission are stored; none without a key. */
  erasureHashes: (submission: string) => string[];
  now: Instant;
};

/**
 * Tickets whose person a colleague asked to erase, for members who may erase; the oldest request first. A
 * request ends with the next erasure, also of a ticket that a legal hold protects: it is blanked years later.
 */
export const requestedErasures = async (
  { kysely: db }: Database,
  { member, erasureHashes, now }: Reading,
): Promise<TicketRow[]> => {
  const requests = await ticketsIn(db, readableScopesWith(member, 'person.erase'))
    .selectAll()
    .where('erasure_requested_at', 'is not', null)
    .orderBy('erasure_requested_at')
    .execute();
  const erasedAt = new Map<string, Instant>();
  for (const hashes of batchesOf(
    requests.flatMap(({ id }) => erasureHashes(id)),
    perBatch,
  )) {
    const rows = await db.selectFrom('erasures').select(['hash', 'at']).where('hash', 'in', hashes).execute();
    for (const { hash, at } of rows) erasedAt.set(hash, at);
  }
  const isOpen = ({ id, erasure_requested_at: requestedAt }: TicketRecord) =>
    erasureHashes(id).every((hash) => (erasedAt.get(hash) ?? 0) < (requestedAt ?? 0));
  return rowsFor(db, member, requests.filter(isOpen).slice(0, mostShown), now);
};
