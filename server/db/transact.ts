import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Resolves when the writes of `work` are durable. An error thrown by `work` rolls its writes back. After any
 * other failure the writes may still exist, because a connection can break between the commit and its
 * confirmation. Calls must not be nested. After a deadlock `work` runs again, so it must change nothing but
 * the database.
 */
export type Transact = <Result>(work: (tx: Transaction<Tables>) => Promise<Result>) => Promise<Result>;

const attempts = 3;
/** PostgreSQL's error code of a transaction that it rolled back because two waited for each other. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

/** A deadlocked transaction stored nothing, so its work can run again. SQLite has no deadlocks. */
export const createTransact =
  (kysely: Kysely<Tables>): Transact =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await kysely.transaction().execute(work);
      } catch (error) {
        if (attempt === attempts || !isDeadlock(error)) throw error;
      }
    }
  };
