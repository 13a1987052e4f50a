import { type Selectable, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import type { PayloadField, StoredPayloads } from '#domain/forms/stored-payloads.ts';
import type { LocationId } from '#domain/studios.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { LeadTables, SpamMark, StoredContext } from '#server/db/lead-tables.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { releaseHeld } from '#server/outbox/outbox.ts';
import { insertUploads, type StoredFile } from './uploads.ts';

/** Metadata of the request that are stored with its submission. */
export type StoredMetadata = Omit<StoredContext, 'address'> & { ip: string };

/** Older rows, and programs that read exports, have the IP address as `address`. */
export const toContext = ({ ip, ...metadata }: StoredMetadata): StoredContext => ({
  address: ip,
  ...metadata,
});
const fromContext = ({ address, ...metadata }: StoredContext): StoredMetadata => ({
  ip: address,
  ...metadata,
});

export type Submission = {
  id: string;
  formKind: FormKind;
  /** The manager topic; null for a form without managers. */
  topic: number | null;
  locationId: LocationId | null;
  email: string;
  /** The stored payload may come from an earlier version, so every value must be checked. */
  payload: { readonly [Field in PayloadField]?: unknown };
  requestMetadata: StoredMetadata;
  spam: SpamMark | null;
  createdAt: Instant;
};
export type NewSubmission = Omit<Submission, 'id' | 'createdAt' | 'payload'> & {
  payload: StoredPayloads[FormKind];
  idempotencyKey: string;
  files: readonly StoredFile[];
};

/** Returns undefined when the key is already stored: the first submission stays, and nothing is written. */
export const insertSubmission = async (
  tx: Tx,
  { files, ...submission }: NewSubmission,
  now: Instant,
): Promise<string | undefined> => {
  const { idempotencyKey, formKind, topic, locationId, email, spam } = submission;
  const payload = JSON.stringify(submission.payload);
  const context = JSON.stringify(toContext(submission.requestMetadata));
  const { rows } = await sql<{ id: string }>`
    insert into submissions
      (id, idempotency_key, form, form_id, location_id, email, payload, context, spam, created_at)
    values
      (${timeOrderedId(now)}, ${idempotencyKey}, ${formKind}, ${topic}, ${locationId}, ${email}, ${payload}, ${context},
       ${spam}, ${now})
    on conflict (idempotency_key) do nothing
    returning id`.execute(tx);
  const [inserted] = rows;
  if (!inserted) return undefined;
  await insertUploads(tx, inserted.id, files, now);
  return inserted.id;
};

export const findSubmission = async (db: Db, id: string): Promise<Submission | undefined> => {
  const row = await unscoped(db)
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asSubmission(row);
};

export const findSubmissions = async (db: Db, ids: readonly string[]): Promise<Submission[]> => {
  const rows = await unscoped(db).selectFrom('submissions').selectAll().where('id', 'in', ids).execute();
  return rows.map(asSubmission);
};

/** Short enough to be read out on the phone. The rest of an id is mostly its time. */
export const referenceOf = ({ id }: Pick<Submission, 'id'>): string => id.slice(-8).toUpperCase();

/** Returns the newest submission if two have the same reference. */
export const findByReference = async (db: Db, reference: string): Promise<Submission | undefined> => {
  if (!/^[0-9a-f]{8}$/i.test(reference)) return undefined;
  const row = await unscoped(db)
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'like', `%${reference.toLowerCase()}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && asSubmission(row);
};

export type SubmissionFilter = {
  formKind?: FormKind;
  since?: Instant;
  isSpam?: boolean;
  limit: number;
  /** Id of the last submission of the previous page. */
  after?: string;
};

/** Newest first, because ids are ordered by time. */
export const listSubmissions = async (db: Db, filter: SubmissionFilter): Promise<Submission[]> => {
  const rows = await unscoped(db)
    .selectFrom('submissions')
    .selectAll()
    .$if(filter.formKind !== undefined, (query) => query.where('form', '=', filter.formKind as FormKind))
    .$if(filter.since !== undefined, (query) => query.where('created_at', '>=', filter.since as number))
    .$if(filter.after !== undefined, (query) => query.where('id', '<', filter.after as string))
    .$if(filter.isSpam === true, (query) => query.where('spam', 'is not', null))
    .$if(filter.isSpam === false, (query) => query.where('spam', 'is', null))
    .orderBy('id', 'desc')
    .limit(filter.limit)
    .execute();
  return rows.map(asSubmission);
};

/** When the newest submission until now that is no spam was stored; null when there is none. */
export const newestSubmissionAt = async (db: Db, now: Instant): Promise<Instant | null> => {
  const row = await unscoped(db)
    .selectFrom('submissions')
    .select('created_at')
    .where('spam', 'is', null)
    .where('created_at', '<=', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
};

/**
 * Removes the spam mark and releases the held entries, once. Returns their number; undefined when the
 * submission does not exist or is not marked.
 */
export const markGenuine = async (tx: Tx, id: string, now: Instant): Promise<number | undefined> => {
  const { numUpdatedRows } = await unscoped(tx)
    .updateTable('submissions')
    .set({ spam: null })
    .where('id', '=', id)
    .where('spam', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? releaseHeld(tx, id, now) : undefined;
};

const asSubmission = (row: Selectable<LeadTables['submissions']>): Submission => ({
  id: row.id,
  formKind: row.form,
  topic: row.form_id,
  locationId: row.location_id,
  email: row.email,
  payload: fromJson(row.payload),
  requestMetadata: fromContext(fromJson(row.context)),
  spam: row.spam,
  createdAt: row.created_at,
});
