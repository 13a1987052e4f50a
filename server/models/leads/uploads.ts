import { randomBytes, randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import { retention } from '#domain/retention.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { LeadTables } from '#server/db/lead-tables.ts';
import { unscoped } from '#server/db/unscoped.ts';

export type UploadRow = LeadTables['uploads'];
/** A file that is in the store and gets a row in `uploads` with its submission. */
export type StoredFile = { key: string; name: string; type: string; size: number; sha256: string };

export const insertUploads = async (
  tx: Tx,
  submissionId: string,
  files: readonly StoredFile[],
  now: Instant,
): Promise<void> => {
  if (files.length === 0) return;
  await unscoped(tx)
    .insertInto('uploads')
    .values(
      files.map(({ key, ...file }) => ({
        ...file,
        id: randomUUID(),
        download_token: randomBytes(32).toString('base64url'),
        store_key: key,
        submission_id: submissionId,
        created_at: now,
      })),
    )
    .execute();
};

export const uploadsOf = (db: Db, submissionId: string): Promise<UploadRow[]> =>
  unscoped(db)
    .selectFrom('uploads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();

export const findUpload = (db: Db, submissionId: string, id: string): Promise<UploadRow | undefined> =>
  unscoped(db)
    .selectFrom('uploads')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Other texts are not queried: PostgreSQL fails on a null byte in a parameter. */
const isToken = (text: string) => /^[\w-]{43}$/.test(text);

export const findByToken = async (db: Db, token: string, now: Instant): Promise<UploadRow | undefined> =>
  isToken(token)
    ? unscoped(db)
        .selectFrom('uploads')
        .selectAll()
        .where('download_token', '=', token)
        .where('created_at', '>', now - retention.downloadLinks.days * dayMs)
        .executeTakeFirst()
    : undefined;

const keysPerQuery = 500;

/** Those of the given keys that an upload refers to. */
export const findReferencedKeys = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const referenced = new Set<string>();
  for (const batch of batchesOf(keys, keysPerQuery)) {
    const rows = await unscoped(db)
      .selectFrom('uploads')
      .select('store_key')
      .where('store_key', 'in', batch)
      .execute();
    for (const { store_key } of rows) referenced.add(store_key);
  }
  return referenced;
};
