import { type SqlBool, sql } from 'kysely';
import type { StudioId } from '#domain/studios.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import { blankedFields } from '#domain/tickets/changes.ts';
import { dismissedStatus, type TicketStatus } from '#domain/tickets/transitions.ts';
import { type Db, isPostgres, type Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { toContext } from '#server/models/leads/submissions.ts';
import { insertWords } from '#server/models/tickets/search/search-index.ts';
import { allWords } from '#server/models/tickets/search/search-terms.ts';
import { openBoxes } from '#server/models/tickets/ticket-state.ts';
import { isWrittenWith } from '#server/outbox/outbox.ts';

/**
 * Which submissions are not blanked. Blanking replaces the idempotency key, a hash of what the visitor sent,
 * by the id.
 */
export const isNotBlanked = sql<SqlBool>`submissions.idempotency_key <> submissions.id`;

export type RemoveFile = (key: string) => Promise<void>;

/** Deletes the files of these submissions. Returns the ids of those whose files are all deleted. */
export const removeFiles = async (db: Db, ids: readonly string[], remove: RemoveFile) => {
  const uploads = await unscoped(db)
    .selectFrom('uploads')
    .select(['submission_id', 'store_key'])
    .where('submission_id', 'in', ids)
    .execute();
  const outcomes = await Promise.allSettled(uploads.map(({ store_key }) => remove(store_key)));
  const failed = new Set(
    uploads.filter((_, at) => outcomes[at]?.status === 'rejected').map(({ submission_id }) => submission_id),
  );
  return { removable: ids.filter((id) => !failed.has(id)), failed: failed.size };
};

/**
 * Deletes the deliveries: those written with the submission by their range of the primary key, later ones by
 * their state, as long as they are not done. A later one that is done stays. No index finds it, and it
 * contains no data of the visitor.
 */
const deleteDeliveries = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  for (const id of ids) await unscoped(tx).deleteFrom('outbox').where(isWrittenWith(id)).execute();
  for (const state of ['pending', 'parked'] as const)
    await unscoped(tx)
      .deleteFrom('outbox')
      .where('state', '=', state)
      .where('submission_id', 'in', ids)
      .execute();
};

/** The payload of an event with these fields of its change replaced. */
const withChange = (tx: Tx, fields: Record<string, string | null>) => {
  if (isPostgres(tx))
    return sql<string>`jsonb_set(payload, '{change}', payload->'change' || ${JSON.stringify(fields)}::jsonb)`;
  const values = Object.entries(fields).flatMap(([field, value]) => [
    sql`${`$.change.${field}`}`,
    sql`${value}`,
  ]);
  return sql<string>`json_set(payload, ${sql.join(values)})`;
};

/**
 * Blanks the tickets. Open ones are closed and held ones are dismissed, so that no list shows them as work;
 * of their words only the reference stays. Figures then count them without a source. Returns the studios.
 */
const blankTickets = async (tx: Tx, ids: readonly string[]): Promise<StudioId[]> => {
  const wasOpen = sql`box in (${sql.join(openBoxes)})`;
  const wasHeld = sql`box = 'held'`;
  const blanked = await unscoped(tx)
    .updateTable('tickets')
    .set({
      name: '',
      email: '',
      phone: '',
      summary: '',
      source: null,
      medium: null,
      campaign: null,
      due_at: null,
      next_at: null,
      erasure_requested_at: null,
      version: sql<number>`version + 1`,
      rank: sql<number>`-touched_at`,
      status: sql<TicketStatus>`case when ${wasHeld} then ${dismissedStatus} when ${wasOpen} then 'RESOLVED' else status end`,
      box: sql<Box>`case when ${wasHeld} then 'dismissed' when ${wasOpen} then 'done' else box end`,
    })
    .where('id', 'in', ids)
    .returning(['id', 'scope', 'studio_id', 'reference'])
    .execute();
  await unscoped(tx).deleteFrom('ticket_words').where('ticket_id', 'in', ids).execute();
  const nothing = { name: '', email: '', phone: '', texts: [] };
  await insertWords(
    tx,
    blanked.flatMap(({ id, scope, reference }) =>
      allWords({ ...nothing, reference }).map((word) => ({ word, scope, ticket_id: id })),
    ),
  );
  for (const [kind, fields] of Object.entries(blankedFields))
    await unscoped(tx)
      .updateTable('ticket_events')
      .set({ payload: withChange(tx, fields) })
      .where('ticket_id', 'in', ids)
      .where('kind', '=', kind)
      .execute();
  return blanked.map(({ studio_id }) => studio_id);
};

/**
 * Blanks submissions and everything that belongs to them (docs/decisions/028-retention.md); those already
 * blanked are not counted. The caller then raises the versions of `studios`: every transaction locks tickets
 * before versions.
 */
export const blankSubmissions = async (
  tx: Tx,
  ids: readonly string[],
): Promise<{ submissions: number; files: number; studios: StudioId[] }> => {
  if (ids.length === 0) return { submissions: 0, files: 0, studios: [] };
  await deleteDeliveries(tx, ids);
  const { numDeletedRows } = await unscoped(tx)
    .deleteFrom('uploads')
    .where('submission_id', 'in', ids)
    .executeTakeFirst();
  // If the ticket is opened at the same time, this statement waits, and the ticket is blanked too.
  const blanked = await unscoped(tx)
    .updateTable('submissions')
    .set((eb) => ({
      email: '',
      payload: '{}',
      context: JSON.stringify(toContext({ ip: '' })),
      idempotency_key: eb.ref('id'),
    }))
    .where('id', 'in', ids)
    .where(isNotBlanked)
    .returning('id')
    .execute();
  await unscoped(tx).deleteFrom('consents').where('submission_id', 'in', ids).execute();
  const studios =
    blanked.length > 0
      ? await blankTickets(
          tx,
          blanked.map(({ id }) => id),
        )
      : [];
  return { submissions: blanked.length, files: Number(numDeletedRows), studios };
};
