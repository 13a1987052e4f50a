import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import type { OutboxState } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';

export type OutboxEntry = {
  id: string;
  kind: string;
  state: OutboxState;
  formKind: string;
  email: string;
  attempts: number;
  runAt: Instant;
  lastError: string | null;
  sendingAt: Instant | null;
  createdAt: Instant;
};

/** Entries of one state, oldest first, for the operator. */
export const listOutbox = async (db: Db, state: OutboxState, limit: number): Promise<OutboxEntry[]> =>
  unscoped(db)
    .selectFrom('outbox')
    .innerJoin('submissions', 'submissions.id', 'outbox.submission_id')
    .select([
      'outbox.id',
      'outbox.kind',
      'outbox.state',
      'submissions.form as formKind',
      'submissions.email',
      'outbox.attempts',
      'outbox.run_at as runAt',
      'outbox.last_error as lastError',
      'outbox.sending_at as sendingAt',
      'outbox.created_at as createdAt',
    ])
    .where('outbox.state', '=', state)
    .orderBy('outbox.created_at')
    .limit(limit)
    .execute();

export const outboxOf = (db: Db, submissionId: string) =>
  unscoped(db)
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'attempts', 'last_error as lastError'])
    .where('submission_id', '=', submissionId)
    .orderBy('kind')
    .execute();
