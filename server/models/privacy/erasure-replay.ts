import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { type PersonKeys, personKeysOf } from '#server/models/leads/person-keys.ts';
import type { Submission } from '#server/models/leads/submissions.ts';
import { isNotBlanked } from './blank.ts';
import {
  deleteAccounts,
  type ErasureKeys,
  type ErasureResult,
  type ErasureServices,
  eraseCandidates,
  hashesOf,
  insertErasures,
  noErasure,
} from './erasures.ts';
import { type Erasure, readErasures } from './erasures-file.ts';

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

type Sent = { email: string; payload: unknown; ticketEmail: string | null; ticketPhone: string | null };
/** An erasure finds a submission by the keys of its ticket, which may be corrected ones. */
const keysOf = ({ email, payload, ticketEmail, ticketPhone }: Sent): PersonKeys =>
  ticketEmail === null || ticketPhone === null
    ? personKeysOf({ email, payload: fromJson(payload) as Submission['payload'] })
    : { email: ticketEmail, phone: ticketPhone };

/**
 * Applies all erasures again: to a restored database, to data that a legal hold protected at the time, and to
 * submissions that had no ticket yet. A hash cannot be searched for, so this reads every submission from
 * before the last erasure. A second run changes nothing.
 */
export const replayErasures = async (
  services: ErasureServices,
  now: Instant,
  { missing = [], signal }: { missing?: readonly Erasure[]; signal?: AbortSignal } = {},
): Promise<ErasureResult> => {
  const { database, key } = services;
  const { kysely } = database;
  const known = await kysely.selectFrom('erasures').select(['hash', 'at']).execute();
  const sum = { ...noErasure };
  const erasedAt = new Map([...known, ...missing].map(({ hash, at }) => [hash, at]));
  if (erasedAt.size === 0) return sum;
  const newest = Math.max(...erasedAt.values());
  const isErased = (keys: Partial<ErasureKeys>, createdAt: Instant) =>
    hashesOf(key, keys).some((hash) => (erasedAt.get(hash) ?? -1) >= createdAt);
  const add = (part: ErasureResult) => {
    for (const name of Object.keys(noErasure) as (keyof ErasureResult)[]) sum[name] += part[name];
  };

  const submissions = scan((after) =>
    unscoped(kysely)
      .selectFrom('submissions')
      .leftJoin('tickets', 'tickets.id', 'submissions.id')
      .select([
        'submissions.id',
        'submissions.form',
        'submissions.email',
        'payload',
        'submissions.created_at',
      ])
      .select(['tickets.email as ticketEmail', 'tickets.phone as ticketPhone'])
      .where('submissions.id', '>', after)
      .where('submissions.created_at', '<=', newest)
      .where(isNotBlanked)
      .orderBy('submissions.id')
      .limit(scannedAtOnce)
      .execute(),
  );
  for await (const rows of submissions) {
    if (signal?.aborted) return sum;
    const candidates = rows.filter((row) => isErased({ ...keysOf(row), submission: row.id }, row.created_at));
    if (candidates.length > 0) add(await eraseCandidates(services, candidates, isErased, now));
  }
  const accounts = scan((after) =>
    unscoped(kysely)
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
 * A database that lacks erasures of the file was restored from an older backup: they are applied again before
 * anything is sent or shown. Returns null when none is missing, which costs one small query.
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
  if (missing.length === 0) return null;
  const opened = services();
  if (!opened)
    throw new Error('STAFF_KEY is missing: without it, erasures made after this backup cannot be repeated.');
  const result = await replayErasures(opened, now, { missing });
  // Recorded at the end, so that a killed process starts again.
  await database.transact((tx) => insertErasures(tx, missing, null));
  return result;
};
