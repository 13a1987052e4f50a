import type { Transact } from './group-commit.ts';

const attempts = 3;
/** PostgreSQL's code of a transaction that it ended because two waited for each other. */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01';

/** Nothing of a transaction that was ended is stored, so its work is done again. */
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
