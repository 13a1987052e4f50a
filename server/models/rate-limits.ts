import { sql } from 'kysely';
import type { Instant } from '#server/db/column-types.ts';
import type { Db } from '#server/db/connect.ts';

export type Allowance = { allowed: true } | { allowed: false; retryAfterSeconds: number };

const refusal = (opensAt: Instant, now: Instant): Allowance => ({
  allowed: false,
  retryAfterSeconds: Math.max(1, Math.ceil((opensAt - now) / 1000)),
});

/** One statement counts and answers, so the limit is exact however many processes ask at once. */
export const countHit = async (
  db: Db,
  key: string,
  limit: number,
  windowMs: number,
  now: Instant,
): Promise<Allowance> => {
  const windowStart = Math.floor(now / windowMs) * windowMs;
  const { hits } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, hits: 1 })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
    )
    .returning('hits')
    .executeTakeFirstOrThrow();
  return hits <= limit ? { allowed: true } : refusal(windowStart + windowMs, now);
};

/** Would one more be allowed? Counts nothing. */
export const peekAllowance = async (
  db: Db,
  key: string,
  limit: number,
  windowMs: number,
  now: Instant,
): Promise<Allowance> => {
  const windowStart = Math.floor(now / windowMs) * windowMs;
  const row = await db
    .selectFrom('rate_limits')
    .select('hits')
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return (row?.hits ?? 0) < limit ? { allowed: true } : refusal(windowStart + windowMs, now);
};

/** Was anything counted under this key, in any window that is still remembered? */
export const hasHits = async (db: Db, key: string): Promise<boolean> =>
  Boolean(await db.selectFrom('rate_limits').select('hits').where('key', '=', key).executeTakeFirst());

export const forgetHitsBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('rate_limits').where('window_start', '<', instant).execute();
};
