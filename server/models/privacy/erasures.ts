import { createHmac } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { StudioId } from '#domain/studios.ts';
import { batchesOf } from '#server/db/batches.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { mailboxLimit } from '#server/models/leads/mailbox-limit.ts';
import { isSamePerson, type PersonKeys, phoneKey } from '#server/models/leads/person-keys.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { raiseStudioVersions } from '#server/models/tickets/studio-versions.ts';
import { blankSubmissions, type RemoveFile, removeFiles } from './blank.ts';
import { appendErasures, type Erasure } from './erasures-file.ts';
import { deleteLeftovers } from './leftovers.ts';
import { legalHoldUntil } from './legal-holds.ts';

export type ErasureServices = {
  database: Database;
  /** Without a key, a hash could be found by trying all email addresses; there is no erasure without one. */
  key: StaffKey;
  dataDir: string;
  remove: RemoveFile;
};

/** `legalHolds`: the law requires storage. `failed`: a file was not deleted; the daily job tries again. */
export type ErasureResult = {
  submissions: number;
  files: number;
  accounts: number;
  legalHolds: number;
  failed: number;
};
export const noErasure: ErasureResult = { submissions: 0, files: 0, accounts: 0, legalHolds: 0, failed: 0 };

/**
 * What an erasure covers: an email address, a phone number, and each submission that was found by them. After
 * a correction, an older backup finds the submission only by its id.
 */
export type ErasureKeys = PersonKeys & { submission: string };
const hashOf = (key: StaffKey, kind: keyof ErasureKeys, value: string) =>
  createHmac('sha256', key).update(`erased ${kind} ${value}`).digest('base64url');
const keyKinds = ['email', 'phone', 'submission'] as const;
export const hashesOf = (key: StaffKey, keys: Partial<ErasureKeys>): string[] =>
  keyKinds.flatMap((kind) => (keys[kind] ? [hashOf(key, kind, keys[kind])] : []));

/** The columns of a submission that an erasure reads. */
type Candidate = { id: string; form: string; email: string; created_at: Instant };
/** Whether an account with these keys, created at this time, is covered by an erasure. */
export type IsErased = (keys: PersonKeys, createdAt: Instant) => boolean;

/** Deletes the accounts of the erased email addresses. */
export const deleteAccounts = async (
  tx: Tx,
  emails: readonly string[],
  isErased: IsErased,
): Promise<number> => {
  if (emails.length === 0) return 0;
  const rows = await unscoped(tx)
    .selectFrom('accounts')
    .select(['id', 'email', 'phone', 'created_at'])
    .where('email', 'in', emails)
    .execute();
  const ids = rows
    .filter(({ email, phone, created_at }) => isErased({ email, phone: phoneKey(phone ?? '') }, created_at))
    .map(({ id }) => id);
  if (ids.length > 0) await unscoped(tx).deleteFrom('accounts').where('id', 'in', ids).execute();
  return ids.length;
};

const forgetLimits = async (tx: Tx, emails: readonly string[]): Promise<void> => {
  const keys = emails.map((email) => mailboxLimit(email).key);
  if (keys.length > 0) await tx.deleteFrom('rate_limits').where('key', 'in', keys).execute();
};

const perBatch = 200;

/**
 * Erases candidates that no legal hold protects. Files first, as in retention. `inSameTransaction` runs in
 * the transaction of the last batch.
 */
export const eraseCandidates = async (
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
    const sum = { ...noErasure, legalHolds: candidates.length - free.length, failed };
    const studios: StudioId[] = [];
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
    const sentWith = (leads: readonly Candidate[]) =>
      new Set([...leads.map(({ email }) => email.toLowerCase()), ...emails].filter(Boolean));
    const signUps = removable.filter(({ form }) => form === 'sign-up');
    // Covers the account that a sign-up created, even after a correction of the email address in its ticket.
    const isErasedOrCreated: IsErased = (account, createdAt) =>
      isErased(account, createdAt) ||
      signUps.some(
        ({ email, created_at }) =>
          email.toLowerCase() === account.email && Math.abs(createdAt - created_at) < minuteMs,
      );
    for (const batch of batchesOf([...sentWith(signUps)], perBatch))
      sum.accounts += await deleteAccounts(tx, batch, isErasedOrCreated);
    for (const batch of batchesOf([...sentWith(removable)], perBatch)) await forgetLimits(tx, batch);
    await inSameTransaction?.(tx, sum);
    return sum;
  });
};

export const insertErasures = async (
  tx: Tx,
  erasures: readonly Erasure[],
  by: string | null,
): Promise<void> => {
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
  const columns = ['id', 'form', 'email', 'created_at'] as const;
  const found = new Map<string, Candidate>();
  for (const [column, value] of [
    ['email', email],
    ['phone', phone],
  ] as const) {
    if (!value) continue;
    const rows = await unscoped(kysely)
      .selectFrom('tickets')
      .innerJoin('submissions', 'submissions.id', 'tickets.id')
      .select(columns.map((name) => `submissions.${name}` as const))
      .where(`tickets.${column}`, '=', value)
      .where(`tickets.${column}`, '<>', '')
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
 * Erases everything that was sent with this email address or phone number (an empty one is ignored), and the
 * account. The hash is written to the file first: the daily job completes an interrupted erasure, and a
 * restored database repeats it. Data that the person sends later is not erased.
 */
export const erasePerson = async (
  services: ErasureServices,
  { actor, keys, subject = null, now }: ErasureRequest,
): Promise<ErasureResult> => {
  const { database, key, dataDir } = services;
  if (!keys.email && !keys.phone) return noErasure;
  const candidates = await candidatesOfPerson(database, keys);
  const erasures = [keys, ...candidates.map(({ id }) => ({ submission: id }))]
    .flatMap((erased) => hashesOf(key, erased))
    .map((hash) => ({ hash, at: now }));
  await appendErasures(dataDir, erasures);
  const isErased: IsErased = (account) => isSamePerson(keys, account);
  const result = await eraseCandidates(services, candidates, isErased, now, {
    emails: keys.email ? [keys.email] : [],
    inSameTransaction: async (tx, { submissions, files, accounts, legalHolds }) => {
      await insertErasures(tx, erasures, actor.memberId);
      const detail = { submissions, files, accounts, legalHolds };
      await writeAuditLog(tx, actor, { action: 'person.erase', subject, detail }, now);
    },
  });
  return { ...result, failed: result.failed + (await deleteLeftovers(database, dataDir)) };
};
