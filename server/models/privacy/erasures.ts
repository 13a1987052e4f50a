import type { Instant } from '#domain/dates.ts';
import type { StudioId } from '#domain/studios.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { mailboxLimit } from '#server/models/leads/mailbox-limit.ts';
import type { PersonKeys } from '#server/models/leads/person-keys.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { blankSubmissions, type RemoveFile, removeFiles } from './blank.ts';
import { appendErasures, type Erasure, readErasures } from './erasures-file.ts';
import { deleteLeftovers } from './leftovers.ts';
import { legalHoldUntil } from './legal-holds.ts';
import {
  accountsOfPerson,
  findUnblanked,
  type StoredSubmission,
  submissionsOfPerson,
} from './records-of-person.ts';

export type ErasureServices = { database: Database; dataDir: string; remove: RemoveFile };

/** `legalHolds`: the law requires storage. `failed`: a file was not deleted; the daily job tries again. */
export type ErasureResult = {
  submissions: number;
  files: number;
  accounts: number;
  legalHolds: number;
  failed: number;
};
const noErasure: ErasureResult = { submissions: 0, files: 0, accounts: 0, legalHolds: 0, failed: 0 };

const perBatch = 200;

const forgetLimits = async (tx: Tx, leads: readonly StoredSubmission[]): Promise<void> => {
  const keys = leads.flatMap(({ email }) => (email ? [mailboxLimit(email).key] : []));
  if (keys.length > 0) await tx.deleteFrom('rate_limits').where('key', 'in', keys).execute();
};

/**
 * Erases the submissions and accounts with these ids, as far as no legal hold protects them. Files first, as
 * in retention. `inSameTransaction` runs in the transaction that erases.
 */
const eraseIds = async (
  { database, remove }: ErasureServices,
  ids: readonly string[],
  now: Instant,
  inSameTransaction?: (tx: Tx, result: ErasureResult) => Promise<void>,
): Promise<ErasureResult> => {
  const stored = await findUnblanked(database.kysely, ids);
  const free = stored.filter(({ form, created_at }) => legalHoldUntil(form, created_at, now) === null);
  const result = { ...noErasure, legalHolds: stored.length - free.length };
  const removable: StoredSubmission[] = [];
  for (const batch of batchesOf(free, perBatch)) {
    const removed = await removeFiles(
      database.kysely,
      batch.map(({ id }) => id),
      remove,
    );
    const done = new Set(removed.removable);
    removable.push(...batch.filter(({ id }) => done.has(id)));
    result.failed += removed.failed;
  }
  return database.transact(async (tx) => {
    const erased = { ...result };
    const studios: StudioId[] = [];
    for (const batch of batchesOf(removable, perBatch)) {
      const blanked = await blankSubmissions(
        tx,
        batch.map(({ id }) => id),
      );
      erased.submissions += blanked.submissions;
      erased.files += blanked.files;
      studios.push(...blanked.studios);
      await forgetLimits(tx, batch);
    }
    await raiseStudioVersions(tx, studios);
    for (const batch of batchesOf(ids, perBatch)) {
      const accounts = unscoped(tx).deleteFrom('accounts').where('id', 'in', batch);
      erased.accounts += Number((await accounts.executeTakeFirst()).numDeletedRows);
    }
    await inSameTransaction?.(tx, erased);
    return erased;
  });
};

const insertErasures = async (tx: Tx, erasures: readonly Erasure[], by: string | null): Promise<void> => {
  for (const { id, at } of erasures)
    await tx
      .insertInto('erasures')
      .values({ id, at, by_staff: by })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ at, by_staff: by }))
      .execute();
};

type ErasureRequest = {
  actor: Actor;
  keys: PersonKeys;
  /** The submission by which the person was found, for the audit log. */
  subject?: string | null;
  now: Instant;
};

/**
 * Erases everything that was sent with this email address or phone number (an empty one is ignored), and the
 * account. The ids are written to the file first: a start or the daily job completes an interrupted erasure,
 * and a restored database repeats it. Data that the person sends later has other ids.
 */
export const erasePerson = async (
  services: ErasureServices,
  { actor, keys, subject = null, now }: ErasureRequest,
): Promise<ErasureResult> => {
  const { database, dataDir } = services;
  if (!keys.email && !keys.phone) return noErasure;
  // Submissions are found by their tickets, so those that have none yet get one first.
  while ((await openBatch(database, perBatch, now)).isFull);
  const sent = await submissionsOfPerson(database.kysely, keys);
  const ids = [...sent, ...(await accountsOfPerson(database.kysely, keys, sent))].map(({ id }) => id);
  const erasures = ids.map((id) => ({ id, at: now }));
  await appendErasures(dataDir, erasures);
  const result = await eraseIds(services, ids, now, async (tx, erased) => {
    await insertErasures(tx, erasures, actor.memberId);
    const { submissions, files, accounts, legalHolds } = erased;
    const detail = { submissions, files, accounts, legalHolds };
    await writeAuditLog(tx, actor, { action: 'person.erase', subject, detail }, now);
  });
  return { ...result, failed: result.failed + (await deleteLeftovers(database, dataDir)) };
};

/** Applies all erasures again: to what a legal hold protected, and to files that could not be deleted. */
export const repeatErasures = async (services: ErasureServices, now: Instant): Promise<ErasureResult> => {
  const rows = await services.database.kysely.selectFrom('erasures').select('id').execute();
  return rows.length === 0
    ? noErasure
    : eraseIds(
        services,
        rows.map(({ id }) => id),
        now,
      );
};

/**
 * A database that lacks erasures of the file was restored from an older backup: they are applied again before
 * anything is sent or shown. Returns null when none is missing, which costs one small query.
 */
export const repeatAfterRestore = async (
  services: ErasureServices,
  now: Instant,
): Promise<ErasureResult | null> => {
  const { database, dataDir } = services;
  const listed = await readErasures(dataDir);
  if (listed.length === 0) return null;
  const known = await database.kysely.selectFrom('erasures').select('id').execute();
  const knownIds = new Set(known.map(({ id }) => id));
  const missing = listed.filter(({ id }) => !knownIds.has(id));
  if (missing.length === 0) return null;
  return eraseIds(
    services,
    missing.map(({ id }) => id),
    now,
    (tx) => insertErasures(tx, missing, null),
  );
};
