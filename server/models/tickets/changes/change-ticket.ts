import { may, type Principal, readScopes } from '#domain/staff/permissions.ts';
import { studioKeys } from '#domain/staff/scopes.ts';
import { rightOf } from '#domain/tickets/act-rights.ts';
import { type Change, silentOwnerMs, transition } from '#domain/tickets/transitions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { releaseSubmission } from '#server/models/leads/submissions.ts';
import { isSamePerson } from '#server/models/privacy/same-person.ts';
import { type Actor, systemActor } from '#server/models/staff/staff-types.ts';
import { isBlanked } from '#server/models/tickets/ticket-rows.ts';
import { stateOf, type TicketRecord, timesAfter } from '#server/models/tickets/ticket-state.ts';
import type { ChangeResult } from './change-result.ts';
import { canGoOnIn } from './linked-tickets.ts';
import { conflictOn, takenConflict } from './ticket-events.ts';
import {
  canOwn,
  canWork,
  findRecord,
  type TicketWrites,
  withTicketWrites,
  writeEach,
  writeTicket,
} from './ticket-writes.ts';

/** Whether the person may make this change; the caller has checked that the ticket is in the person's scopes. */
const isAllowed = async (tx: Tx, who: Principal, row: TicketRecord, change: Change): Promise<boolean> => {
  const { studio } = row;
  if (change.kind === 'return') return false;
  const right = rightOf[change.kind];
  // The scopes of the person decide about `lead.work`; the other rights depend only on the studio of the ticket.
  if (right !== 'lead.work' && !may(who, right, { studio })) return false;
  if (change.kind === 'hand-back' && row.assignee_id !== who.id) return may(who, 'lead.assign', { studio });
  if (change.kind === 'assign') {
    return canOwn(tx, change.to, row.scope);
  }
  if (change.kind === 'move') return studioKeys.includes(change.studio);
  if (change.kind === 'link') {
    const other = await findRecord(tx, change.to);
    return other !== undefined && readScopes(who).includes(other.scope) && isSamePerson(row, other);
  }
  return true;
};

const changeOne = async (
  writes: TicketWrites,
  who: Principal | null,
  id: string,
  version: number | null,
  change: Change,
): Promise<ChangeResult> => {
  const { tx, actor, now } = writes;
  const row = await findRecord(tx, id);
  if (!row || (who && !canWork(who, row.scope))) return { ok: false, because: 'missing' };
  // A page that was opened before an erasure must not add a note to a blanked ticket.
  if (who && isBlanked(row)) return { ok: false, because: 'missing' };
  if (version !== null && version !== row.version) return conflictOn(tx, row);
  if (who && !(await isAllowed(tx, who, row, change)))
    return { ok: false, because: 'refused', refusal: 'not-yours' };
  if (change.kind === 'link' && !(await canGoOnIn(tx, row, change.to)))
    return { ok: false, because: 'refused', refusal: 'other-set-aside' };
  const stepped = transition(stateOf(row), change, actor.staffId);
  if (!stepped.ok) {
    if (stepped.because !== 'taken') return { ok: false, because: 'refused', refusal: stepped.because };
    if (row.assignee_id === actor.staffId) return { ok: false, because: 'refused', refusal: 'no-change' };
    return takenConflict(tx, row);
  }
  const times = timesAfter(row, stepped.state, now);
  const result = await writeTicket(writes, row, { state: stepped.state, times, change });
  // For a lead that staff held, the mails were sent before, so there is nothing to release.
  if (result.ok && change.kind === 'release') await releaseSubmission(tx, id, now);
  // Two people take at the same time: the second one gets the owner, and not the last change.
  if (!result.ok && change.kind === 'take') {
    const current = await findRecord(tx, id);
    if (current?.assignee_id) return takenConflict(tx, current);
  }
  return result;
};

/**
 * Changes a ticket inside a transaction, for bulk changes, disabled accounts, the overdue job and the demo; without `who` there is no
 * permission check.
 */
export const changeInTx = (
  tx: Tx,
  who: Principal | null,
  actor: Actor,
  id: string,
  version: number | null,
  change: Change,
  now: Instant,
): Promise<ChangeResult> =>
  withTicketWrites(tx, actor, now, (writes) => changeOne(writes, who, id, version, change));

/**
 * The same change on several tickets in one transaction. `who` is null for changes that follow from another one, without a permission
 * check.
 */
export const changeSeveral = (
  tx: Tx,
  who: Principal | null,
  actor: Actor,
  tickets: readonly { id: string; version: number | null }[],
  change: Change,
  now: Instant,
): Promise<{ id: string; result: ChangeResult }[]> =>
  withTicketWrites(tx, actor, now, (writes) =>
    writeEach(tickets, ({ id, version }) => changeOne(writes, who, id, version, change)),
  );

/** The operator marks a lead as genuine: releases the submission, its mails, and its ticket if that exists. */
export const releaseLead = async (tx: Tx, id: string, now: Instant): Promise<number | undefined> => {
  const released = await releaseSubmission(tx, id, now);
  if (released !== undefined) await changeInTx(tx, null, systemActor, id, null, { kind: 'release' }, now);
  return released;
};

const retries = 3;

/**
 * The only function by which people change tickets (open-tickets.ts inserts, privacy/blank.ts blanks); `version` null means any version. A
 * change without a version (take, contact, note) that lost a race is repeated on the new state, and `transition` decides whether it is
 * still possible.
 */
export const changeTicket = async (
  database: Database,
  who: Principal,
  actor: Actor,
  id: string,
  version: number | null,
  change: Change,
  now: Instant,
): Promise<ChangeResult> => {
  for (let attempt = 1; ; attempt++) {
    const result = await database.transact((tx) => changeInTx(tx, who, actor, id, version, change, now));
    const lostRace =
      !result.ok && result.because === 'conflict' && version === null && change.kind !== 'take';
    if (!lostRace || attempt >= retries) return result;
  }
};

const returnedAtOnce = 100;

/** For the overdue job: overdue tickets whose owner did nothing for `silentOwnerMs` lose their owner. Returns their studios. */
export const returnOverdue = async (database: Database, now: Instant): Promise<number[]> => {
  const overdue = await database.kysely
    .selectFrom('tickets')
    .select(['id', 'studio', 'version'])
    .where('box', '=', 'assigned')
    // `rank` is the due time: an assigned ticket always has one, because its sender was not contacted yet.
    .where('rank', '<', now)
    .where('touched_at', '<', now - silentOwnerMs)
    .orderBy('rank')
    .limit(returnedAtOnce)
    .execute();
  const studios: number[] = [];
  for (const { id, studio, version } of overdue) {
    const change: Change = { kind: 'return' };
    const result = await database.transact((tx) =>
      changeInTx(tx, null, systemActor, id, version, change, now),
    );
    if (result.ok) studios.push(studio);
  }
  return studios;
};
