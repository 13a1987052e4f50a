import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';

/** Maximum number of events in a window of time. */
export type Limit = { key: string; max: number; windowMs: number };

/** The rates that are no setting; FORMS_PER_MINUTE is one. */
export const rates = {
  /** More mails than a visitor needs, too few to flood a mailbox. */
  mailsToOneMailbox: { max: 6, windowMs: hourMs },
  /** Typed sign-ins and accepted invitations of one network or known device. */
  signInsOfOrigin: { max: 20, windowMs: minuteMs },
  /** Only many networks reach this limit: the waits after wrong passwords keep one network below it. */
  signInsOfStrangers: { max: 40, windowMs: 10 * minuteMs },
  /** Ten times what a studio needs whose members all sign in at once. */
  passkeyOptions: { max: 60, windowMs: minuteMs },
} as const;

/** Until an exceeded limit allows the next event. */
export type WaitSeconds = number;

const windowStart = ({ windowMs }: Limit, now: Instant) => Math.floor(now / windowMs) * windowMs;

const waitAfter = (limit: Limit, hits: number, now: Instant): WaitSeconds | undefined => {
  if (hits <= limit.max) return undefined;
  const opensAt = windowStart(limit, now) + limit.windowMs;
  return Math.max(1, Math.ceil((opensAt - now) / 1000));
};

/**
 * Counts one event for each of these limits, whose keys must differ, and returns the exceeded ones. One
 * statement counts and reads, so limits are exact with any number of processes. The SQL is written by hand,
 * as all SQL that every form runs, because building the query with Kysely takes longer than running it.
 */
export const countHits = async (
  db: Db,
  limits: readonly Limit[],
  now: Instant,
): Promise<Map<Limit, WaitSeconds>> => {
  const { rows } = await sql<{ key: string; hits: number }>`
    insert into rate_limits (key, window_start, hits)
    values ${sql.join(limits.map((limit) => sql`(${limit.key}, ${windowStart(limit, now)}, 1)`))}
    on conflict (key, window_start) do update set hits = rate_limits.hits + 1
    returning key, hits`.execute(db);
  const exceeded = new Map<Limit, WaitSeconds>();
  for (const limit of limits) {
    const row = rows.find(({ key }) => key === limit.key);
    const waitSeconds = row && waitAfter(limit, row.hits, now);
    if (waitSeconds) exceeded.set(limit, waitSeconds);
  }
  return exceeded;
};

/** Counts one event; undefined when it is allowed. */
export const countHit = async (db: Db, limit: Limit, now: Instant): Promise<WaitSeconds | undefined> =>
  (await countHits(db, [limit], now)).get(limit);

/** Undefined when one more event would be allowed. Counts nothing. */
export const peekLimit = async (db: Db, limit: Limit, now: Instant): Promise<WaitSeconds | undefined> => {
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', limit.key)
    .where('window_start', '=', windowStart(limit, now))
    .executeTakeFirst();
  return waitAfter(limit, (row?.hits ?? 0) + 1, now);
};

export const deleteHitsBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('rate_limits').where('window_start', '<', instant).execute();
};
