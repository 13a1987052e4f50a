import type { Instant } from '#domain/dates.ts';
import { type Principal, readableScopes } from '#domain/staff/permissions.ts';
import type { BulkChange, BulkKind, ChangeName } from '#domain/tickets/changes.ts';
import type { Refusal } from '#domain/tickets/transitions.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { type AuditLine, writeAuditLog } from '#server/models/staff/audit-log.ts';
import { namesOf } from '#server/models/staff/members.ts';
import type { Actor, MemberActor } from '#server/models/staff/staff-types.ts';
import type { ChangeResult } from '#server/models/tickets/changes/change-result.ts';
import { changeTicketsWithTx, type TicketVersion } from '#server/models/tickets/changes/change-ticket.ts';
import { undoSeveral } from '#server/models/tickets/changes/undo-change.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';

/** Why a ticket of a bulk change was not changed. */
type Reason =
  | { because: 'missing' }
  | { because: 'refused'; refusal: Refusal }
  | { because: 'conflict'; what: ChangeName; by: string | null; at: Instant };

/** A line of the log about a bulk change. It has ids only: names are read when a member opens the log. */
type BulkDetail = {
  kind: BulkKind | 'undo';
  done: { id: string; event: string }[];
  unchanged: ({ id: string } & Reason)[];
};

const bulkAction = 'bulk.change';

/** Ids of the tickets of a bulk change in the log; undefined for any other line. */
export const changedInBulk = ({
  action,
  detail,
}: Pick<AuditLine, 'action' | 'detail'>): string[] | undefined =>
  action === bulkAction ? (detail as BulkDetail).done.map(({ id }) => id) : undefined;

const reasonOf = (result: Exclude<ChangeResult, { ok: true }>): Reason => {
  if (result.because !== 'conflict') {
    const { ok: _ok, ...reason } = result;
    return reason;
  }
  const { because, what, by, at } = result;
  return { because, what, by, at };
};

const logBulkChange = (
  tx: Tx,
  actor: Actor,
  kind: BulkDetail['kind'],
  results: readonly { id: string; result: ChangeResult }[],
  now: Instant,
): Promise<string> => {
  const detail: BulkDetail = {
    kind,
    done: results.flatMap(({ id, result }) => (result.ok ? [{ id, event: result.eventId }] : [])),
    unchanged: results.flatMap(({ id, result }) => (result.ok ? [] : [{ id, ...reasonOf(result) }])),
  };
  return writeAuditLog(tx, actor, { action: bulkAction, detail }, now);
};

/**
 * One change on several tickets in one transaction: all that allow it are changed, and the others are
 * reported with a reason. Returns the id of the log line, by which the result is read and undone.
 */
export const changeInBulk = (
  { transact }: Database,
  requested: {
    actor: MemberActor;
    tickets: readonly TicketVersion[];
    change: BulkChange;
    now: Instant;
  },
): Promise<string> =>
  transact(async (tx) => {
    const results = await changeTicketsWithTx(tx, { ...requested, member: requested.actor.member });
    return logBulkChange(tx, requested.actor, requested.change.kind, results, requested.now);
  });

/** Only the member's own bulk changes: their line has the member's id. */
const findDetail = async (db: Db, member: Principal, id: string): Promise<BulkDetail | undefined> => {
  const line = await db
    .selectFrom('staff_log')
    .select('detail')
    .where('id', '=', id)
    .where('staff_id', '=', member.id)
    .where('action', '=', bulkAction)
    .executeTakeFirst();
  return line && (fromJson(line.detail) as BulkDetail);
};

/** Undoes a bulk change, except where a later change exists; undefined if this member made no such one. */
export const undoBulk = (
  { transact }: Database,
  { actor, bulkId, now }: { actor: MemberActor; bulkId: string; now: Instant },
) =>
  transact(async (tx): Promise<string | undefined> => {
    const detail = await findDetail(tx, actor.member, bulkId);
    if (!detail || detail.kind === 'undo') return undefined;
    const events = detail.done.map((one) => ({ id: one.id, eventId: one.event }));
    return logBulkChange(tx, actor, 'undo', await undoSeveral(tx, { actor, events, now }), now);
  });

/** A bulk change of this member, with names of now: of senders that the member may read, and of members. */
export const findBulkChange = async (db: Db, member: Principal, id: string) => {
  const detail = await findDetail(db, member, id);
  if (!detail) return undefined;
  const records = await findRecords(
    db,
    readableScopes(member),
    detail.unchanged.map((one) => one.id),
  );
  const senders = new Map(records.map(({ id: ticket, name, email }) => [ticket, name || email]));
  const members = await namesOf(
    db,
    detail.unchanged.flatMap((one) => (one.because === 'conflict' && one.by ? [one.by] : [])),
  );
  return { id, ...detail, senders, members };
};
export type FoundBulkChange = NonNullable<Awaited<ReturnType<typeof findBulkChange>>>;
