import { type Action, may, type Principal, readScopes, workedScopes } from '#domain/staff/permissions.ts';
import { type ScopeClass, scopeOf, studioKeys } from '#domain/staff/scopes.ts';
import { type Change, type State, silentOwnerMs, step } from '#domain/tickets/transitions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { writeLog } from '#server/models/staff/log.ts';
import { findStaff } from '#server/models/staff/people.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { releaseSubmission } from '#server/models/submissions.ts';
import { countTickets, raiseDeskVersions } from './desk-figures.ts';
import { moveWords } from './search-index.ts';
import { conflictOn, type EventPayload, takenConflict } from './ticket-events.ts';
import { isBlanked } from './ticket-rows.ts';
import {
  boxOf,
  isOpenBox,
  recordAfter,
  stateOf,
  type TicketRecord,
  type Times,
  timesAfter,
  timesOf,
} from './ticket-state.ts';
import type { ChangeInTx, ChangeResult, ChangeTicket, UndoChange } from './ticket-types.ts';

const findRecord = (tx: Db, id: string): Promise<TicketRecord | undefined> =>
  tx.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst();

/** Acts that need another right than to work on the ticket. */
const neededRight: Partial<Record<Change['kind'], Action>> = {
  assign: 'lead.assign',
  move: 'lead.move',
  link: 'lead.link',
  unlink: 'lead.link',
  hold: 'held.work',
  release: 'held.work',
};

const canWork = (who: Principal, scope: number) => workedScopes(who).includes(scope);

const canOwn = async (tx: Tx, staffId: string, scope: number): Promise<boolean> => {
  const person = await findStaff(tx, staffId);
  return person?.isActive === true && canWork(person, scope);
};

/** False when the person may not make this change; the ticket itself is in the person's scopes. */
const isAllowed = async (tx: Tx, who: Principal, row: TicketRecord, change: Change): Promise<boolean> => {
  const { studio } = row;
  const right = neededRight[change.kind];
  if (right && !may(who, right, { studio })) return false;
  if (change.kind === 'hand-back' && row.assignee_id !== who.id) return may(who, 'lead.assign', { studio });
  if (change.kind === 'return') return false;
  if (change.kind === 'assign') {
    return canOwn(tx, change.to, row.scope);
  }
  if (change.kind === 'move') return studioKeys.includes(change.studio);
  if (change.kind === 'link') {
    const other = await findRecord(tx, change.to);
    return other !== undefined && other.id !== row.id && readScopes(who).includes(other.scope);
  }
  return true;
};

/** Only what a change can touch: name and words belong to the submission. */
const writeRecord = async (tx: Tx, row: TicketRecord, next: TicketRecord): Promise<boolean> => {
  const { id: _id, reference: _reference, form: _form, class: _class, name: _name, ...rest } = next;
  const { email: _email, phone: _phone, summary: _summary, created_at: _created, ...columns } = rest;
  const { numUpdatedRows } = await tx
    .updateTable('tickets')
    .set(columns)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** One transaction of one person; figures and studio versions of all its changes are written at its end. */
type Writing = {
  tx: Tx;
  actor: Actor;
  now: Instant;
  counted: { ticket: TicketRecord; sign: 1 | -1 }[];
  moved: Set<number>;
};

/**
 * Runs changes in a transaction. Every transaction locks tickets first, then figures, then studio versions, each in one
 * order, so that two of them cannot deadlock.
 */
const writing = async <Result>(
  tx: Tx,
  actor: Actor,
  now: Instant,
  work: (writing: Writing) => Promise<Result>,
): Promise<Result> => {
  const changes: Writing = { tx, actor, now, counted: [], moved: new Set() };
  const result = await work(changes);
  await countTickets(tx, changes.counted);
  await raiseDeskVersions(tx, changes.moved);
  return result;
};

const write = async (
  { tx, actor, now, counted, moved }: Writing,
  row: TicketRecord,
  { state, times, change }: { state: State; times: Times; change: EventPayload['change'] },
): Promise<ChangeResult> => {
  const next = recordAfter(row, state, times, actor.staffId, now);
  if (!(await writeRecord(tx, row, next))) {
    const current = await findRecord(tx, row.id);
    return current ? conflictOn(tx, current) : { ok: false, because: 'missing' };
  }
  const eventId = timeOrderedId(now);
  const payload: EventPayload = {
    change,
    before: { ...stateOf(row), times: timesOf(row) },
    after: state,
    version: next.version,
  };
  await tx
    .insertInto('ticket_events')
    .values({
      id: eventId,
      ticket_id: row.id,
      kind: change.kind,
      staff_id: actor.staffId,
      payload: JSON.stringify(payload),
      at: now,
    })
    .execute();
  if (row.scope !== next.scope) await moveWords(tx, row.id, next.scope);
  counted.push({ ticket: row, sign: -1 }, { ticket: next, sign: 1 });
  moved.add(row.studio).add(next.studio);
  await writeLog(
    tx,
    actor,
    { action: `ticket.${change.kind}`, subject: row.id, studio: row.studio, detail: { event: eventId } },
    now,
  );
  return { ok: true, version: next.version, eventId };
};

const changeOne = async (
  changes: Writing,
  who: Principal | null,
  id: string,
  version: number | null,
  change: Change,
): Promise<ChangeResult> => {
  const { tx, actor, now } = changes;
  const row = await findRecord(tx, id);
  if (!row || (who && !canWork(who, row.scope))) return { ok: false, because: 'missing' };
  // A page that was opened before an erasure must not add a note to what is empty now.
  if (who && isBlanked(row)) return { ok: false, because: 'missing' };
  if (version !== null && version !== row.version) return conflictOn(tx, row);
  if (who && !(await isAllowed(tx, who, row, change)))
    return { ok: false, because: 'refused', refusal: 'not-yours' };
  const stepped = step(stateOf(row), change, actor.staffId);
  if (!stepped.ok) {
    if (stepped.because !== 'taken') return { ok: false, because: 'refused', refusal: stepped.because };
    if (row.assignee_id === actor.staffId) return { ok: false, because: 'refused', refusal: 'nothing-to-do' };
    return takenConflict(tx, row);
  }
  const times = timesAfter(row, stepped.state, now);
  const result = await write(changes, row, { state: stepped.state, times, change });
  // Mails of a lead that staff held were sent long ago; then there is nothing to release.
  if (result.ok && change.kind === 'release') await releaseSubmission(tx, id, now);
  // Two who take at the same instant: the second one reads the owner, not the last change.
  if (!result.ok && change.kind === 'take') {
    const current = await findRecord(tx, id);
    if (current?.assignee_id) return takenConflict(tx, current);
  }
  return result;
};

export const changeInTx: ChangeInTx = (tx, who, actor, id, version, change, now) =>
  writing(tx, actor, now, (changes) => changeOne(changes, who, id, version, change));

type Versioned = { id: string; version: number | null };
type Undoable = { id: string; eventId: string };
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/**
 * The same change on several tickets in one transaction; what one of them refuses does not stop the others. `who` is null
 * for changes that follow from another one, which need no right.
 */
export const changeSeveral = (
  tx: Tx,
  who: Principal | null,
  actor: Actor,
  tickets: readonly Versioned[],
  change: Change,
  now: Instant,
): Promise<{ id: string; result: ChangeResult }[]> =>
  writing(tx, actor, now, async (changes) => {
    const results: { id: string; result: ChangeResult }[] = [];
    for (const { id, version } of tickets.toSorted(byId))
      results.push({ id, result: await changeOne(changes, who, id, version, change) });
    return results;
  });

/** "Not spam", by the operator: the submission, its mails and its ticket, if it is opened already. */
export const releaseLead = async (tx: Tx, id: string, now: Instant): Promise<number | undefined> => {
  const released = await releaseSubmission(tx, id, now);
  if (released !== undefined)
    await changeInTx(tx, null, { staffId: null, network: '' }, id, null, { kind: 'release' }, now);
  return released;
};

const retries = 3;

/**
 * The only way in which people change tickets. A change that asks for no version (take, contact, note) and lost a race is
 * tried again on the new state: the state function decides whether it still makes sense.
 */
export const changeTicket: ChangeTicket = async (database, who, actor, id, version, change, now) => {
  for (let attempt = 1; ; attempt++) {
    const result = await database.transact((tx) => changeInTx(tx, who, actor, id, version, change, now));
    const lostRace =
      !result.ok && result.because === 'conflict' && version === null && change.kind !== 'take';
    if (!lostRace || attempt >= retries) return result;
  }
};

/** A mail that was released cannot come back; everything else can be undone by its author until the next change. */
const undoOne = async (
  changes: Writing,
  who: Principal,
  { id, eventId }: Undoable,
): Promise<ChangeResult> => {
  const { tx } = changes;
  const row = await findRecord(tx, id);
  const event = await tx
    .selectFrom('ticket_events')
    .selectAll()
    .where('id', '=', eventId)
    .where('ticket_id', '=', id)
    .executeTakeFirst();
  if (!row || !event || event.staff_id !== who.id) return { ok: false, because: 'missing' };
  const { before, version, change } = fromJson(event.payload) as EventPayload;
  // Who moved a lead to another studio by mistake no longer sees it there, and can still undo it.
  const scopeBefore = scopeOf(before.studio, row.class as ScopeClass);
  if (!canWork(who, scopeBefore)) return { ok: false, because: 'missing' };
  if (row.version !== version) return conflictOn(tx, row);
  if (change.kind === 'release' || change.kind === 'undo')
    return { ok: false, because: 'refused', refusal: 'nothing-to-do' };
  const { times, ...state } = before;
  // The owner of that time may have left since, or changed studios.
  const owner = isOpenBox(boxOf(state)) ? state.assignee : null;
  const isOwnerLost = owner !== null && !(await canOwn(tx, owner, scopeBefore));
  return write(changes, row, {
    state: isOwnerLost ? { ...state, assignee: null, status: 'OPEN' } : state,
    times,
    change: { kind: 'undo', of: eventId },
  });
};

export const undoChange: UndoChange = (database, who, actor, id, eventId, now) =>
  database.transact((tx) => writing(tx, actor, now, (changes) => undoOne(changes, who, { id, eventId })));

export const undoSeveral = (
  tx: Tx,
  who: Principal,
  actor: Actor,
  events: readonly Undoable[],
  now: Instant,
): Promise<{ id: string; result: ChangeResult }[]> =>
  writing(tx, actor, now, async (changes) => {
    const results: { id: string; result: ChangeResult }[] = [];
    for (const event of events.toSorted(byId))
      results.push({ id: event.id, result: await undoOne(changes, who, event) });
    return results;
  });

const returnedAtOnce = 100;

/** The clock: overdue tickets whose owner was silent for `silentOwnerMs` have no owner again. Returns their studios. */
export const returnOverdue = async (database: Database, now: Instant): Promise<number[]> => {
  const overdue = await database.kysely
    .selectFrom('tickets')
    .select(['id', 'studio', 'version'])
    .where('box', '=', 'assigned')
    // The due time: an assigned ticket always has one, because its sender was not contacted yet.
    .where('rank', '<', now)
    .where('touched_at', '<', now - silentOwnerMs)
    .orderBy('rank')
    .limit(returnedAtOnce)
    .execute();
  const clock: Actor = { staffId: null, network: '' };
  const studios: number[] = [];
  for (const { id, studio, version } of overdue) {
    const change: Change = { kind: 'return' };
    const result = await database.transact((tx) => changeInTx(tx, null, clock, id, version, change, now));
    if (result.ok) studios.push(studio);
  }
  return studios;
};
