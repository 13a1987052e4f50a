import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopesWith } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Delivery } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type NewAuditLine, writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';
import { isWrittenWith, retryNow } from '#server/outbox/outbox.ts';
import { deliveryLabel } from '#words/staff/labels.ts';

type Entry = {
  id: string;
  kind: string;
  state: OutboxState;
  last_error: string | null;
  attempts: number;
  run_at: Instant;
};

export const deliveryState = ({
  state,
  last_error,
}: Pick<Entry, 'state' | 'last_error'>): Delivery['state'] =>
  state === 'pending' && last_error !== null ? 'retrying' : state;

const asDelivery = (entry: Entry, now: Instant): Delivery => ({
  id: entry.id,
  label: deliveryLabel(entry.kind),
  state: deliveryState(entry),
  error: entry.last_error,
  attempts: entry.attempts,
  nextAt: entry.state === 'pending' && entry.run_at > now ? entry.run_at : null,
});

/** Deliveries written with the submission, and later ones while they fail: both are ranges of an index. */
export const deliveriesOf = async (db: Db, id: string, now: Instant): Promise<Delivery[]> => {
  const entries = () =>
    unscoped(db)
      .selectFrom('outbox')
      .select(['id', 'kind', 'state', 'last_error', 'attempts', 'run_at'])
      .where('submission_id', '=', id);
  const own = await entries().where(isWrittenWith(id)).execute();
  const failing = await entries()
    .where('state', 'in', ['parked', 'pending'])
    .where('last_error', 'is not', null)
    .execute();
  const all = new Map([...own, ...failing].map((entry) => [entry.id, entry]));
  return [...all.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map((entry) => asDelivery(entry, now));
};

export type ParkedDelivery = {
  id: string;
  ticketId: string;
  name: string;
  reference: string;
  studio: StudioId;
  label: string;
  error: string;
  attempts: number;
  createdAt: Instant;
};
export const maxParkedShown = 100;

/** Parked deliveries of tickets whose deliveries the member may retry, oldest first. */
export const parkedDeliveries = async (db: Db, member: Principal): Promise<ParkedDelivery[]> => {
  const rows = await ticketsIn(db, readableScopesWith(member, 'delivery.retry'))
    .innerJoin('outbox', 'outbox.submission_id', 'tickets.id')
    .select(['outbox.id', 'outbox.kind', 'outbox.last_error', 'outbox.attempts', 'outbox.created_at'])
    .select(['tickets.id as ticketId', 'tickets.name', 'tickets.reference', 'tickets.studio_id as studio'])
    .where('outbox.state', '=', 'parked')
    // Needed for the partial index.
    .where('outbox.last_error', 'is not', null)
    .orderBy('outbox.submission_id')
    .orderBy('outbox.id')
    .limit(maxParkedShown)
    .execute();
  return rows.map(({ kind, last_error, created_at, ...row }) => ({
    ...row,
    label: deliveryLabel(kind),
    error: last_error ?? '',
    createdAt: created_at,
  }));
};

/**
 * Retries deliveries at once, as the operator's "outbox release" does. Entries that the member may not retry,
 * and entries that are done or running, stay unchanged. Returns how many are retried; undefined when the
 * member may retry none of them.
 */
export const retryDeliveries = (
  { transact }: Database,
  actor: MemberActor,
  ids: readonly string[],
  now: Instant,
): Promise<number | undefined> =>
  transact(async (tx) => {
    if (ids.length === 0) return undefined;
    const entries = await ticketsIn(tx, readableScopesWith(actor.member, 'delivery.retry'))
      .innerJoin('outbox', 'outbox.submission_id', 'tickets.id')
      .select(['outbox.id', 'tickets.id as ticketId', 'tickets.studio_id as studio'])
      .where('outbox.id', 'in', ids)
      .orderBy('outbox.id')
      .execute();
    if (entries.length === 0) return undefined;
    let count = 0;
    for (const { id, ticketId, studio } of entries) {
      if ((await retryNow(tx, now, id)) === 0) continue;
      count += 1;
      const line: NewAuditLine = {
        action: 'ticket.retry',
        subject: ticketId,
        studio,
        detail: { delivery: id },
      };
      await writeAuditLog(tx, actor, line, now);
    }
    return count;
  });
