import { vi } from 'vitest';
import type { Principal } from '#domain/staff/permissions.ts';
import type { Change } from '#domain/tickets/changes.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type RequestMetadata, type SubmissionInput, storeSubmission } from '#server/models/leads/intake.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { undoChange } from '#server/models/tickets/changes/undo-change.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { intakeOn, testInput, testMetadata } from '#tests/forms/submissions.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';

/** The time at which the leads are sent. */
export const sentAt = Date.parse('2026-11-16T14:00:00Z');

/** Stores a submission and opens its ticket; returns their common id. */
export const storeWithTicket = async (
  database: Database,
  at: number,
  metadata: RequestMetadata,
  input: SubmissionInput,
): Promise<string> => {
  const ids = async () =>
    (await unscoped(database.kysely).selectFrom('tickets').select('id').execute()).map(({ id }) => id);
  const before = new Set(await ids());
  await storeSubmission(intakeOn(database, { clock: adjustableClock(at) }), metadata, input);
  // Another process on this database may hold the entry: then that one opens the ticket.
  return vi.waitFor(async () => {
    await openBatch(database, 25, at);
    return (await ids()).find((id) => !before.has(id)) ?? Promise.reject(new Error('no ticket yet'));
  }, 25_000);
};

/** Sends one lead to the studio with our id 8; returns its id. */
export const sendLead = (database: Database, key = 'a', metadata = {}): Promise<string> =>
  storeWithTicket(database, sentAt, testMetadata({ key, ...metadata }), testInput());

export const readTicket = ({ kysely }: Database, id: string) =>
  unscoped(kysely).selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const changesOn =
  (database: Database) =>
  (member: Principal, id: string, change: Change, options: { version?: number; at?: number } = {}) => {
    const { version = null, at = sentAt } = options;
    return changeTicket(database, { actor: actorOf(member), id, version, change, now: at });
  };

export const undosOn =
  (database: Database) =>
  (member: Principal, id: string, changed: Awaited<ReturnType<typeof changeTicket>>, at = sentAt) => {
    const eventId = changed.ok ? changed.eventId : '';
    return undoChange(database, { actor: actorOf(member), id, eventId, now: at });
  };
