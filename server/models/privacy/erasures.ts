import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { StudioId } from '#domain/studios.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Db, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { mailboxLimit } from '#server/models/leads/mailbox-limit.ts';
import { isSamePerson, type PersonKeys, phoneKey } from '#server/models/leads/person-keys.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { blankSubmissions, isNotBlanked, type RemoveFile, removeFiles } from './blank.ts';
import { appendErasures, type Erasure, readErasures } from './erasures-file.ts';
import { deleteLeftovers } from './leftovers.ts';
import { legalHoldUntil } from './legal-holds.ts';

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

/** The columns of a submission that an erasure reads. */
type Candidate = { id: string; form: string; email: string; created_at: Instant };

const perBatch = 200;

const candidatesIn = async (db: Db, ids: readonly string[]): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  for (const batch of batchesOf(ids, perBatch))
    found.push(
      ...(await unscoped(db)
        .selectFrom('submissions')
        .select(['id', 'form', 'email', 'created_at'])
        .where('id', 'in', batch)
        .where(isNotBlanked)
        .execute()),
    );
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
};

const forgetLimits = async (tx: Tx, leads: readonly Candidate[]): Promise<void> => {
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
  const candidates = await candidatesIn(database.kysely, ids);
  const free = candidates.filter(({ form, created_at }) => legalHoldUntil(form, created_at, now) === null);
  const result = { ...noErasure, legalHolds: candidates.length - free.length };
  const removable: Candidate[] = [];
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

/** What was sent with this email address or phone number, by the corrected ones too. */
const sentBy = async (db: Db, { email, phone }: PersonKeys): Promise<Candidate[]> => {
  const ids = new Set<string>();
  for (const [column, value] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    if (!value) continue;
    const rows = await unscoped(db)
      .selectFrom('tickets')
      .select('id')
      .where(column, '=', value)
      // Needed for the partial index.
      .where(column, '<>', '')
      .execute();
    for (const { id } of rows) ids.add(id);
  }
  return candidatesIn(db, [...ids]);
};

/**
 * The accounts of the email address, and those that a sign-up of the person created, even after a correction
 * of the email address in its ticket. The oldest first.
 */
const accountsOf = async (db: Db, keys: PersonKeys, sent: readonly Candidate[]) => {
  const signUps = sent.filter(({ form }) => form === 'sign-up');
  const emails = [...new Set([keys.email, ...signUps.map(({ email }) => email.toLowerCase())])].filter(
    Boolean,
  );
  if (emails.length === 0) return [];
  const rows = await unscoped(db)
    .selectFrom('accounts')
    .selectAll()
    .where('email', 'in', emails)
    .orderBy('created_at')
    .execute();
  const isCreatedBy = (account: (typeof rows)[number]) =>
    signUps.some(
      ({ email, created_at }) =>
        email.toLowerCase() === account.email && Math.abs(created_at - account.created_at) < minuteMs,
    );
  return rows.filter(
    (row) => isSamePerson(keys, { email: row.email, phone: phoneKey(row.phone ?? '') }) || isCreatedBy(row),
  );
};

export const accountsOfPerson = async (db: Db, keys: PersonKeys) =>
  accountsOf(db, keys, await sentBy(db, keys));

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
  const sent = await sentBy(database.kysely, keys);
  const ids = [...sent, ...(await accountsOf(database.kysely, keys, sent))].map(({ id }) => id);
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
