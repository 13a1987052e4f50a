import { CompiledQuery } from 'kysely';
import type { Db, Tx } from './connect.ts';

/**
 * Resolves when the writes of `work` are durable. An error thrown by `work` rolls its writes back. After any
 * other failure the writes may still exist, because a connection can break between the commit and its
 * confirmation. Calls must not be nested. After a deadlock `work` runs again, so it must change nothing but
 * the database.
 */
export type Transact = <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
};

const savepoint = CompiledQuery.raw('savepoint one_of_many');
const release = CompiledQuery.raw('release one_of_many');
const rollBack = CompiledQuery.raw('rollback to one_of_many');

/** Limits how long other queries wait for the single connection. */
const maxBatch = 50;

/** Runs one work in a savepoint. The returned function settles its promise after the whole transaction. */
const perform = async (tx: Tx, { work, resolve, reject }: Waiting): Promise<() => void> => {
  await tx.executeQuery(savepoint);
  try {
    const result = await work(tx);
    await tx.executeQuery(release);
    return () => resolve(result);
  } catch (error) {
    await undo(tx, error);
    return () => reject(error);
  }
};

const undo = async (tx: Tx, cause: unknown): Promise<void> => {
  try {
    await tx.executeQuery(rollBack);
    await tx.executeQuery(release);
  } catch {
    // The database itself rolled back the transaction, as on a full disk: nothing of this batch is stored.
    throw cause;
  }
};

const commitMany = async (kysely: Db, group: readonly Waiting[]): Promise<void> => {
  try {
    const resolvers = await kysely.transaction().execute(async (tx) => {
      const performed: (() => void)[] = [];
      for (const one of group) performed.push(await perform(tx, one));
      return performed;
    });
    for (const resolveOne of resolvers) resolveOne();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
};

const commitOne = (kysely: Db, { work, resolve, reject }: Waiting): Promise<void> =>
  kysely.transaction().execute(work).then(resolve, reject);

/**
 * SQLite flushes every transaction to the disk and blocks this process meanwhile. Work that arrives within
 * one turn of the event loop is therefore committed as one transaction: many concurrent forms cost one flush.
 */
export const groupCommit = (kysely: Db): Transact => {
  const waiting: Waiting[] = [];
  let isCommitting = false;

  const commitNext = async () => {
    const group = waiting.splice(0, maxBatch);
    const [one] = group;
    await (one && group.length === 1 ? commitOne(kysely, one) : commitMany(kysely, group));
    isCommitting = waiting.length > 0;
    if (isCommitting) setImmediate(commitNext);
  };

  return <Result>(work: (tx: Tx) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      if (isCommitting) return;
      isCommitting = true;
      setImmediate(commitNext);
    });
};
