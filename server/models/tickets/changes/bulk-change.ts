import { type Principal, readScopes } from '#domain/staff/permissions.ts';
import type { BulkChange, BulkKind, Change, Refusal } from '#domain/tickets/transitions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { type AuditLine, writeAuditLog } from '#server/models/staff/audit-log.ts';
import { namesOf } from '#server/models/staff/members.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import type { ChangeResult } from '#server/models/tickets/changes/change-result.ts';
import { changeSeveral } from '#server/models/tickets/changes/change-ticket.ts';
import { undoSeveral } from '#server/models/tickets/changes/undo-change.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import { formerColleague } from '#words/staff/tickets.ts';

/** Why a ticket of a bulk change was not changed. */
type Reason =
  | { because: 'missing' }
  | { because: 'refused'; refusal: Refusal }
  | { because: 'conflict'; what: Change['kind']; by: string | null; at: Instant };

/** Details of a log line about a bulk change. Only ids: the reader's own permissions decide which names are shown. */
type BulkDetail = {
  act: BulkKind | 'undo';
  done: { id: string; event: string }[];
  left: ({ id: string } & Reason)[];
};

export type BulkResult = {
  act: BulkDetail['act'];
  done: number;
  /** Tickets that were not changed. `name` is null when this person may not read it. */
  left: {
    id: string;
    name: string | null;
    refusal: Refusal | null;
    conflict: { who: string | null; at: Instant; what: Change['kind'] } | null;
  }[];
  canUndo: boolean;
};

const bulkAction = 'bulk.change';

/** Ids of the tickets that the bulk change of a log line changed; undefined for any other line. */
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

const store = (
  tx: Tx,
  actor: Actor,
  act: BulkDetail['act'],
  results: readonly { id: string; result: ChangeResult }[],
  now: Instant,
): Promise<string> => {
  const detail: BulkDetail = {
    act,
    done: results.flatMap(({ id, result }) => (result.ok ? [{ id, event: result.eventId }] : [])),
    left: results.flatMap(({ id, result }) => (result.ok ? [] : [{ id, ...reasonOf(result) }])),
  };
  return writeAuditLog(tx, actor, { action: bulkAction, detail }, now);
};

/**
 * One change on several tickets in one transaction: all that allow it are changed, and the others are reported with a reason. Returns the
 * id of the log line, by which the result is read and undone.
 */
export const changeInBulk = (
  { transact }: Database,
  who: Principal,
  actor: Actor,
  tickets: readonly { id: string; version: number | null }[],
  change: BulkChange,
  now: Instant,
): Promise<string> =>
  transact(async (tx) => {
    const results = await changeSeveral(tx, who, actor, tickets, change, now);
    return store(tx, actor, change.kind, results, now);
  });

/** Only bulk changes of the person: the log line has the person's id. */
const findDetail = async (db: Db, who: Principal, id: string): Promise<BulkDetail | undefined> => {
  const line = await db
    .selectFrom('staff_log')
    .select('detail')
    .where('id', '=', id)
    .where('staff_id', '=', who.id)
    .where('action', '=', bulkAction)
    .executeTakeFirst();
  return line && (fromJson(line.detail) as BulkDetail);
};

/** Undoes a bulk change for the tickets without a later change. Undefined when the person made no such change. */
export const undoBulk = ({ transact }: Database, who: Principal, actor: Actor, id: string, now: Instant) =>
  transact(async (tx): Promise<string | undefined> => {
    const detail = await findDetail(tx, who, id);
    if (!detail || detail.act === 'undo') return undefined;
    const events = detail.done.map((one) => ({ id: one.id, eventId: one.event }));
    return store(tx, actor, 'undo', await undoSeveral(tx, who, actor, events, now), now);
  });

/** The result of a bulk change of this person. */
export const findBulkResult = async (db: Db, who: Principal, id: string): Promise<BulkResult | undefined> => {
  const detail = await findDetail(db, who, id);
  if (!detail) return undefined;
  const records = await findRecords(
    db,
    detail.left.map((one) => one.id),
  );
  const readable = new Set(readScopes(who));
  const names = new Map(
    records
      .filter(({ scope }) => readable.has(scope))
      .map(({ id: ticket, name, email }) => [ticket, name || email]),
  );
  const people = await namesOf(
    db,
    detail.left.flatMap((one) => (one.because === 'conflict' && one.by ? [one.by] : [])),
  );
  return {
    act: detail.act,
    done: detail.done.length,
    left: detail.left.map((one) => ({
      id: one.id,
      name: names.get(one.id) ?? null,
      refusal: one.because === 'refused' ? one.refusal : null,
      conflict:
        one.because === 'conflict'
          ? { who: one.by ? (people.get(one.by) ?? formerColleague) : null, at: one.at, what: one.what }
          : null,
    })),
    canUndo: detail.act !== 'undo' && detail.done.length > 0,
  };
};
