import { type Action, may, type Person, readScopes, workedScopes } from '#domain/staff/permissions.ts';
import { type ScopeClass, scopeOf, studioKeys } from '#domain/staff/scopes.ts';
import { type Change, type State, step } from '#domain/tickets/transitions.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import type { Actor } from '#server/models/staff/contract.ts';
import { writeLog } from '#server/models/staff/log.ts';
import { findStaff, namesOf } from '#server/models/staff/people.ts';
import { releaseSubmission } from '#server/models/submissions.ts';
import type { ChangeInTx, ChangeResult, ChangeTicket, UndoChange } from './contract.ts';
import { countTickets, raiseDeskVersions } from './desk-figures.ts';
import { dueAt, openMsBetween } from './due.ts';
import { boxOf, isOpenBox, rankOf, stateOf, type TicketRecord, type Times, timesOf } from './ticket-state.ts';
import { deleteWords, insertWords, moveWords } from './ticket-words.ts';
import { movingWords } from './words.ts';

/** Stored with every change, so that it can be undone while no later one exists. */
type EventPayload = {
  change: Change | { kind: 'undo'; of: string };
  before: State & { times: Times };
  after: State;
  version: number;
};

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

const canWork = (who: Person, scope: number) => workedScopes(who).includes(scope);

/** False when the person may not make this change; the ticket itself is in the person's scopes. */
const isAllowed = async (tx: Tx, who: Person, row: TicketRecord, change: Change): Promise<boolean> => {
  const { studio } = row;
  const right = neededRight[change.kind];
  if (right && !may(who, right, { studio })) return false;
  if (change.kind === 'hand-back' && row.assignee_id !== who.id) return may(who, 'lead.assign', { studio });
  if (change.kind === 'return') return false;
  if (change.kind === 'assign') {
    const to = await findStaff(tx, change.to);
    return to?.isActive === true && canWork(to, row.scope);
  }
  if (change.kind === 'move') return studioKeys.includes(change.studio);
  if (change.kind === 'link') {
    const other = await findRecord(tx, change.to);
    return other !== undefined && other.id !== row.id && readScopes(who).includes(other.scope);
  }
  return true;
};

const heldMark = (row: TicketRecord, after: State): string | null =>
  after.held ? (row.held ?? 'staff') : null;

/** The times of a ticket after a change. The first contact stops the clock. */
const timesAfter = (row: TicketRecord, after: State, now: Instant): Times => {
  const isFirstContact = after.contacted && row.first_contact_at === null;
  return {
    held: heldMark(row, after),
    firstContactAt: isFirstContact ? now : row.first_contact_at,
    firstContactOpenMs: isFirstContact
      ? openMsBetween(row.studio, row.created_at, now)
      : row.first_contact_open_ms,
    resolvedAt: after.status === 'RESOLVED' ? (row.status === 'RESOLVED' ? row.resolved_at : now) : null,
  };
};

/** The whole row after a change; only a ticket without a first contact has a due time. */
const recordAfter = (
  row: TicketRecord,
  state: State,
  times: Times,
  by: string | null,
  now: Instant,
): TicketRecord => {
  const box = boxOf(state);
  const isWaiting = isOpenBox(box) && times.firstContactAt === null;
  const next: TicketRecord = {
    ...row,
    studio: state.studio,
    scope: scopeOf(state.studio, row.class as ScopeClass),
    status: state.status,
    box,
    assignee_id: state.assignee,
    version: row.version + 1,
    outcome: state.outcome,
    reason: state.reason,
    linked_to: state.linkedTo,
    held: times.held,
    first_contact_at: times.firstContactAt,
    first_contact_open_ms: times.firstContactOpenMs,
    resolved_at: times.resolvedAt,
    due_at: isWaiting ? dueAt(state.studio, row.created_at) : null,
    touched_at: now,
    touched_by: by,
  };
  return { ...next, rank: rankOf(box, next) };
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

const wordsOfRecord = ({ box, assignee_id }: TicketRecord) => movingWords({ box, assignee: assignee_id });

const updateWords = async (tx: Tx, row: TicketRecord, next: TicketRecord) => {
  const [had, has] = [wordsOfRecord(row), wordsOfRecord(next)];
  const gone = had.filter((word) => !has.includes(word));
  await deleteWords(tx, { ticketId: row.id, scope: row.scope, words: gone });
  if (row.scope !== next.scope) await moveWords(tx, row.id, next.scope);
  const added = has.filter((word) => !had.includes(word));
  await insertWords(
    tx,
    added.map((word) => ({ word, scope: next.scope, ticket_id: row.id })),
  );
};

/** Newest first: by version, because changes of one millisecond have ids in any order. */
export const newestEvents = async (db: Db, ticketId: string, limit: number) => {
  const rows = await db
    .selectFrom('ticket_events')
    .selectAll()
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows
    .map((row) => ({ ...row, payload: fromJson(row.payload) as EventPayload }))
    .sort((a, b) => b.payload.version - a.payload.version);
};

/** Who was faster, when and with which change. */
const conflictOn = async (tx: Tx, row: TicketRecord): Promise<ChangeResult> => {
  const [last] = await newestEvents(tx, row.id, 20);
  const by = last ? last.staff_id : row.touched_by;
  const names = by === null ? undefined : await namesOf(tx, [by]);
  return {
    ok: false,
    because: 'conflict',
    who: (by && names?.get(by)) ?? null,
    at: last?.at ?? row.touched_at,
    what: (last?.kind ?? 'note') as Change['kind'],
  };
};

/** Of several who take, one has it; the others read who and when, whatever happened to the ticket since. */
const takenConflict = async (tx: Tx, row: TicketRecord): Promise<ChangeResult> => {
  const events = await newestEvents(tx, row.id, 50);
  const taken = events.find(
    ({ payload: { before, after } }) =>
      after.assignee === row.assignee_id && before.assignee !== row.assignee_id,
  );
  const names = await namesOf(tx, row.assignee_id ? [row.assignee_id] : []);
  return {
    ok: false,
    because: 'conflict',
    who: names.get(row.assignee_id ?? '') ?? null,
    at: taken?.at ?? row.touched_at,
    what: (taken?.kind ?? 'take') as Change['kind'],
  };
};

type Writing = { tx: Tx; actor: Actor; now: Instant };

const write = async (
  { tx, actor, now }: Writing,
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
  await updateWords(tx, row, next);
  await countTickets(tx, [
    { ticket: row, sign: -1 },
    { ticket: next, sign: 1 },
  ]);
  await raiseDeskVersions(tx, [row.studio, next.studio]);
  await writeLog(
    tx,
    actor,
    { action: `ticket.${change.kind}`, subject: row.id, studio: row.studio, detail: { event: eventId } },
    now,
  );
  return { ok: true, version: next.version, eventId };
};

export const changeInTx: ChangeInTx = async (tx, who, actor, id, version, change, now) => {
  const row = await findRecord(tx, id);
  if (!row || (who && !canWork(who, row.scope))) return { ok: false, because: 'missing' };
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
  const result = await write({ tx, actor, now }, row, { state: stepped.state, times, change });
  // Mails of a lead that staff held were sent long ago; then there is nothing to release.
  if (result.ok && change.kind === 'release') await releaseSubmission(tx, id, now);
  // Two who take at the same instant: the second one reads the owner, not the last change.
  if (!result.ok && change.kind === 'take') {
    const current = await findRecord(tx, id);
    if (current?.assignee_id) return takenConflict(tx, current);
  }
  return result;
};

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
export const undoChange: UndoChange = (database, who, actor, id, eventId, now) =>
  database.transact(async (tx): Promise<ChangeResult> => {
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
    return write({ tx, actor, now }, row, {
      state,
      times,
      change: { kind: 'undo', of: eventId },
    });
  });

const returnedAtOnce = 100;

/** The clock: tickets whose owner was silent past the due time have no owner again. Returns their studios. */
export const returnOverdue = async (database: Database, now: Instant): Promise<number[]> => {
  const overdue = await database.kysely
    .selectFrom('tickets')
    .select(['id', 'studio'])
    .where('box', '=', 'assigned')
    // The due time: an assigned ticket always has one, because its sender was not contacted yet.
    .where('rank', '<', now)
    .orderBy('rank')
    .limit(returnedAtOnce)
    .execute();
  const clock: Actor = { staffId: null, network: '' };
  const studios: number[] = [];
  for (const { id, studio } of overdue) {
    const change: Change = { kind: 'return' };
    const result = await database.transact((tx) => changeInTx(tx, null, clock, id, null, change, now));
    if (result.ok) studios.push(studio);
  }
  return studios;
};
