import type { Transact } from './group-commit.ts';

const attempts = 3;
/** PostgreSQL's error code of a transaction that it rolled back because two waited for each other. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

/** A deadlocked transaction stored nothing, so its work can run again. */
export const retryDeadlocks =
  (transact: Transact): Transact =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(work);
      } catch (error) {
        if (attempt === attempts || !isDeadlock(error)) throw error;
      }
    }
  };
