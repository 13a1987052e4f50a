import { createHmac } from 'node:crypto';
import { batchesOf } from '#server/db/batches.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { mailboxLimit } from '#server/models/leads/visitor-mail.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { phoneKey } from '#server/models/tickets/search-terms.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { blankSubmissions, type RemoveFile, removeFiles } from './blank.ts';
import { type PersonKeys, personKeysOf } from './consents.ts';
import { appendErasures, type Erasure, readErasures } from './erasures-file.ts';
import { legalHoldUntil } from './legal-holds.ts';

/** Services that an erasure needs. */
export type ErasureServices = {
  database: Database;
  /** Without a key, a hash could be found by trying all addresses; there is no erasure without one. */
  key: StaffKey;
  dataDir: string;
  remove: RemoveFile;
};

/** `legalHolds`: the law requires longer storage. `failed`: a file could not be deleted; the daily job tries again. */
export type ErasureResult = {
  submissions: number;
  files: number;
  accounts: number;
  legalHolds: number;
  failed: number;
};
const nothing: ErasureResult = { submissions: 0, files: 0, accounts: 0, legalHolds: 0, failed: 0 };

const hashOf = (key: StaffKey, kind: keyof PersonKeys, value: string) =>
  createHmac('sha256', key).update(`erased ${kind} ${value}`).digest('base64url');
const keyKinds = ['email', 'phone'] as const;
const hashesOf = (key: StaffKey, keys: PersonKeys): string[] =>
  keyKinds.flatMap((kind) => (keys[kind] ? [hashOf(key, kind, keys[kind])] : []));

/** The columns of a submission that an erasure reads. */
type Candidate = PersonKeys & { id: string; form: string; created_at: Instant };
/** Whether data with these keys, created at this time, is covered by an erasure. */
type IsErased = (keys: PersonKeys, createdAt: Instant) => boolean;

/** Deletes the accounts of the erased mail addresses. */
const deleteAccounts = async (tx: Tx, emails: readonly string[], isErased: IsErased): Promise<number> => {
  if (emails.length === 0) return 0;
  const rows = await tx
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'created_at'])
    .where('email', 'in', emails)
    .execute();
  const ids = rows
    .filter(({ email, phone, created_at }) => isErased({ email, phone: phoneKey(phone ?? '') }, created_at))
    .map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('accounts').where('id', 'in', ids).execute();
  return ids.length;
};

const forgetLimits = async (tx: Tx, emails: readonly string[]): Promise<void> => {
  const keys = emails.map((email) => mailboxLimit(email).key);
  if (keys.length > 0) await tx.deleteFrom('rate_limits').where('key', 'in', keys).execute();
};

const perBatch = 200;

/**
 * Erases candidates that no legal hold protects. Files first, as in retention. `inSameTransaction` writes in the same transaction as the last
 * batch.
 */
const eraseCandidates = async (
  { database, remove }: ErasureServices,
  candidates: readonly Candidate[],
  isErased: IsErased,
  now: Instant,
  {
    emails = [],
    inSameTransaction,
  }: { emails?: readonly string[]; inSameTransaction?: (tx: Tx, sum: ErasureResult) => Promise<void> } = {},
): Promise<ErasureResult> => {
  const free = candidates.filter(({ form, created_at }) => legalHoldUntil(form, created_at, now) === null);
  const removable: Candidate[] = [];
  let failed = 0;
  for (const batch of batchesOf(free, perBatch)) {
    const ids = batch.map(({ id }) => id);
    const removed = await removeFiles(database.kysely, ids, remove);
    const done = new Set(removed.removable);
    removable.push(...batch.filter(({ id }) => done.has(id)));
    failed += removed.failed;
  }
  return database.transact(async (tx) => {
    const sum = { ...nothing, legalHolds: candidates.length - free.length, failed };
    const studios: number[] = [];
    for (const batch of batchesOf(
      removable.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      perBatch,
    )) {
      const blanked = await blankSubmissions(
        tx,
        batch.map(({ id }) => id),
      );
      sum.submissions += blanked.submissions;
      sum.files += blanked.files;
      studios.push(...blanked.studios);
    }
    await raiseStudioVersions(tx, studios);
    const signUps = removable.filter(({ form }) => form === 'sign-up').map(({ email }) => email);
    for (const batch of batchesOf([...new Set([...signUps, ...emails])], perBatch))
      sum.accounts += await deleteAccounts(tx, batch, isErased);
    for (const batch of batchesOf(
      [...new Set([...removable.map(({ email }) => email), ...emails])],
      perBatch,
    ))
      await forgetLimits(tx, batch.filter(Boolean));
    await inSameTransaction?.(tx, sum);
    return sum;
  });
};

const insertErasures = async (tx: Tx, erasures: readonly Erasure[], by: string | null): Promise<void> => {
  for (const { hash, at } of erasures)
    await tx
      .insertInto('erasures')
      .values({ hash, at, by_staff: by })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ at, by_staff: by }))
      .execute();
};

const candidatesOfPerson = async (
  { kysely }: Database,
  { email, phone }: PersonKeys,
): Promise<Candidate[]> => {
  const columns = ['id', 'form', 'email', 'phone', 'created_at'] as const;
  const found = new Map<string, Candidate>();
  for (const [column, value] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    if (!value) continue;
    const rows = await kysely
      .selectFrom('tickets')
      .select(columns)
      .where(column, '=', value)
      .where(column, '<>', '')
      .execute();
    for (const row of rows) found.set(row.id, row);
  }
  return [...found.values()];
};

type ErasureRequest = {
  actor: Actor;
  keys: PersonKeys;
  /** The submission by which the person was found, for the audit log. */
  subject?: string | null;
  now: Instant;
};

/**
 * Erases everything that was sent with this mail address or phone number (an empty one is ignored), and the account. The hash is written to
 * the file first: the daily job completes an interrupted erasure, and a restored database repeats it. Data that the person sends later is
 * not erased.
 */
export const erasePerson = async (
  services: ErasureServices,
  { actor, keys, subject = null, now }: ErasureRequest,
): Promise<ErasureResult> => {
  const { database, key, dataDir } = services;
  const erasures = hashesOf(key, keys).map((hash) => ({ hash, at: now }));
  if (erasures.length === 0) return nothing;
  await appendErasures(dataDir, erasures);
  const isErased: IsErased = ({ email, phone }) =>
    (keys.email !== '' && email === keys.email) || (keys.phone !== '' && phone === keys.phone);
  return eraseCandidates(services, await candidatesOfPerson(database, keys), isErased, now, {
    emails: keys.email ? [keys.email] : [],
    inSameTransaction: async (tx, { submissions, files, accounts, legalHolds }) => {
      await insertErasures(tx, erasures, actor.staffId);
      const detail = { submissions, files, accounts, legalHolds };
      await writeAuditLog(tx, actor, { action: 'person.erase', subject, detail }, now);
    },
  });
};

export const hasErasures = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('erasures').select('hash').limit(1).executeTakeFirst()) !== undefined;

const scannedAtOnce = 500;

type Scanned = { id: string; email: string; created_at: Instant };
/** Reads a table in the order of its ids. */
async function* scan<Row extends Scanned>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const rows = await read(after);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    yield rows;
  }
}

/**
 * Applies all erasures again: to a restored database, to data that a legal hold protected at the time, and to submissions that had no
 * ticket yet. A hash cannot be searched for, so this reads every submission from before the last erasure. A second run changes nothing.
 */
export const replayErasures = async (
  services: ErasureServices,
  now: Instant,
  { missing = [], signal }: { missing?: readonly Erasure[]; signal?: AbortSignal } = {},
): Promise<ErasureResult> => {
  const { database, key } = services;
  const { kysely } = database;
  const known = await kysely.selectFrom('erasures').select(['hash', 'at']).execute();
  const sum = { ...nothing };
  const erasedAt = new Map([...known, ...missing].map(({ hash, at }) => [hash, at]));
  if (erasedAt.size === 0) return sum;
  const newest = Math.max(...erasedAt.values());
  const isErased: IsErased = (keys, createdAt) =>
    hashesOf(key, keys).some((hash) => (erasedAt.get(hash) ?? -1) >= createdAt);
  const add = (part: ErasureResult) => {
    for (const name of Object.keys(nothing) as (keyof ErasureResult)[]) sum[name] += part[name];
  };

  const submissions = scan((after) =>
    kysely
      .selectFrom('submissions')
      .select(['id', 'form', 'email', 'payload', 'created_at'])
      .where('id', '>', after)
      .where('created_at', '<=', newest)
      .whereRef('idempotency_key', '<>', 'id')
      .orderBy('id')
      .limit(scannedAtOnce)
      .execute(),
  );
  for await (const rows of submissions) {
    if (signal?.aborted) return sum;
    const candidates = rows
      .map(({ payload, ...row }) => {
        const keys = personKeysOf({ email: row.email, payload: fromJson(payload) as Submission['payload'] });
        return { ...row, ...keys };
      })
      .filter((row) => isErased(row, row.created_at));
    if (candidates.length > 0) add(await eraseCandidates(services, candidates, isErased, now));
  }
  const accounts = scan((after) =>
    kysely
      .selectFrom('accounts')
      .select(['id', 'email', 'created_at'])
      .where('id', '>', after)
      .where('created_at', '<=', newest)
      .orderBy('id')
      .limit(scannedAtOnce)
      .execute(),
  );
  for await (const rows of accounts) {
    if (signal?.aborted) return sum;
    const emails = rows
      .filter(({ email, created_at }) => isErased({ email, phone: '' }, created_at))
      .map(({ email }) => email);
    if (emails.length > 0)
      sum.accounts += await database.transact((tx) => deleteAccounts(tx, emails, isErased));
  }
  return sum;
};

/**
 * A database that lacks erasures of the file was restored from an older backup: they are applied again before anything is sent or shown.
 * Returns null when none is missing, which costs one small query.
 */
export const replayAfterRestore = async (
  { database, dataDir }: Pick<ErasureServices, 'database' | 'dataDir'>,
  services: () => ErasureServices | null,
  now: Instant,
): Promise<ErasureResult | null> => {
  const listed = await readErasures(dataDir);
  if (listed.length === 0) return null;
  const known = await database.kysely.selectFrom('erasures').select(['hash', 'at']).execute();
  const knownAt = new Map(known.map(({ hash, at }) => [hash, at]));
  const missing = listed.filter(({ hash, at }) => (knownAt.get(hash) ?? -1) < at);
  const opened = missing.length > 0 ? services() : null;
  if (!opened) return null;
  const result = await replayErasures(opened, now, { missing });
  // Recorded at the end, so that a killed process starts again.
  await database.transact((tx) => insertErasures(tx, missing, null));
  return result;
};
