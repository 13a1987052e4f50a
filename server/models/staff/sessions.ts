import type { Instant } from '#domain/dates.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { StaffTables, StoredPreferences } from '#server/db/staff-tables.ts';
import { hashOfToken, randomToken } from './random-token.ts';
import type { SignedIn } from './staff-types.ts';

/** NIST SP 800-63B-4 recommends one hour and one day; a shared computer gets less. */
const limits = {
  own: { idleMs: hourMs, absoluteMs: dayMs },
  shared: { idleMs: 15 * minuteMs, absoluteMs: 12 * hourMs },
} as const;
const limitsOf = (isShared: boolean) => (isShared ? limits.shared : limits.own);
const maxSessions = 10;
/** `seen_at` is written at most this often, so that reading a screen is usually not a write. */
const seenEveryMs = minuteMs;
const maxAgentLength = 300;

export type SignInMethod = StaffTables['staff_sessions']['method'];
export type NewSession = {
  memberId: string;
  method: SignInMethod;
  isShared: boolean;
  network: string;
  agent: string;
  /** The session of the cookie that came with the sign-in. It is ended, against session fixation. */
  previousToken: string | undefined;
};

/** Returns the token, of which only the hash is stored. Of more than ten sessions the oldest ends. */
export const startSession = async (
  db: Db,
  { memberId, method, isShared, network, agent, previousToken }: NewSession,
  now: Instant,
): Promise<{ token: string; expiresAt: Instant }> => {
  if (previousToken) await endSession(db, hashOfToken(previousToken));
  const token = randomToken();
  const expiresAt = now + limitsOf(isShared).absoluteMs;
  await db
    .insertInto('staff_sessions')
    .values({
      hash: hashOfToken(token),
      staff_id: memberId,
      method,
      is_shared: isShared ? 1 : 0,
      network,
      agent: agent.slice(0, maxAgentLength),
      created_at: now,
      seen_at: now,
      verified_at: now,
      expires_at: expiresAt,
    })
    .execute();
  const newest = db
    .selectFrom('staff_sessions')
    .select('hash')
    .where('staff_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(maxSessions);
  await db
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', memberId)
    .where('hash', 'not in', newest)
    .execute();
  await db.updateTable('staff').set({ seen_at: now }).where('id', '=', memberId).execute();
  return { token, expiresAt };
};

export const hasSession = async (db: Db, hash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('staff_sessions')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
};

const studiosOf = async (db: Db, memberId: string): Promise<StudioId[]> => {
  const rows = await db
    .selectFrom('staff_studios')
    .select('studio_id')
    .where('staff_id', '=', memberId)
    .orderBy('studio_id')
    .execute();
  return rows.map(({ studio_id }) => studio_id);
};

/**
 * The member of a session, read from the database for every request, so that a disabled account and changed
 * studios take effect at once. `isIdle`: the session was not used for too long, and continues after a
 * verification. `isUnattended`: the page makes the request without an action of the member, which does not
 * count as use.
 */
export const findSession = async (
  db: Db,
  token: string,
  now: Instant,
  { isUnattended = false }: { isUnattended?: boolean } = {},
): Promise<{ member: SignedIn; isIdle: boolean } | undefined> => {
  const row = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.preferences',
      'staff_sessions.hash',
      'staff_sessions.is_shared',
      'staff_sessions.seen_at',
      'staff_sessions.verified_at',
      'staff_sessions.expires_at',
    ])
    .where('staff_sessions.hash', '=', hashOfToken(token))
    .where('staff_sessions.expires_at', '>', now)
    .where('staff.active', '=', 1)
    .executeTakeFirst();
  if (!row) return undefined;
  const isShared = row.is_shared === 1;
  const idleAt = row.seen_at + limitsOf(isShared).idleMs;
  const isIdle = idleAt <= now;
  if (!isIdle && !isUnattended && row.seen_at <= now - seenEveryMs)
    await touchSession(db, row.id, row.hash, now);
  const preferences = fromJson<StoredPreferences>(row.preferences as StoredPreferences | string);
  const member: SignedIn = {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as Role,
    studios: await studiosOf(db, row.id),
    hasShortcuts: preferences.hasShortcuts ?? true,
    hasSound: preferences.hasSound ?? false,
    session: {
      hash: row.hash,
      isShared,
      verifiedAt: row.verified_at,
      expiresAt: row.expires_at,
      idleAt,
    },
  };
  return { member, isIdle };
};

const touchSession = async (db: Db, memberId: string, hash: string, now: Instant): Promise<void> => {
  await db.updateTable('staff_sessions').set({ seen_at: now }).where('hash', '=', hash).execute();
  await db.updateTable('staff').set({ seen_at: now }).where('id', '=', memberId).execute();
};

/**
 * Stores that the member has shown a factor again: an idle session continues, because this counts as use, and
 * permissions that need verification are granted for ten minutes.
 */
export const markVerified = async (db: Db, hash: string, now: Instant): Promise<void> => {
  await db
    .updateTable('staff_sessions')
    .set({ verified_at: now, seen_at: now })
    .where('hash', '=', hash)
    .execute();
};

export type SessionLine = {
  id: string;
  method: SignInMethod;
  isShared: boolean;
  agent: string;
  createdAt: Instant;
  seenAt: Instant;
};

/** The sessions of a member, newest first. Their ids are hashes: enough to end a session, not to use it. */
export const listSessions = async (db: Db, memberId: string, now: Instant): Promise<SessionLine[]> => {
  const rows = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('staff_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.hash,
    method: row.method,
    isShared: row.is_shared === 1,
    agent: row.agent,
    createdAt: row.created_at,
    seenAt: row.seen_at,
  }));
};

export const endSession = async (db: Db, hash: string, memberId?: string): Promise<boolean> => {
  let query = db.deleteFrom('staff_sessions').where('hash', '=', hash);
  if (memberId !== undefined) query = query.where('staff_id', '=', memberId);
  return (await query.executeTakeFirst()).numDeletedRows === 1n;
};

/** Ends all sessions of a member, or all but one. Returns their number. */
export const endSessions = async (db: Db, memberId: string, except?: string): Promise<number> => {
  let query = db.deleteFrom('staff_sessions').where('staff_id', '=', memberId);
  if (except !== undefined) query = query.where('hash', '<>', except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
};

export const deleteSessionsBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_sessions').where('expires_at', '<', instant).execute();
};
