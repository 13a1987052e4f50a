import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
type Tx = Transaction<Tables>;

/**
 * Answers when what the work wrote is on disk. What the work itself throws undoes it; after any other failure it may be
 * there all the same: a line can be cut between the commit and its answer. Never to be called from inside a work.
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

/** Others wait for the one connection meanwhile. */
const mostTogether = 50;

/** Does the work so that it can be undone alone; answers with how to tell its outcome once all is committed. */
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
    // The database itself gave the whole transaction up, as on a full disk: nobody's work is there any more.
    throw cause;
  }
};

const commitMany = async (kysely: Db, group: readonly Waiting[]): Promise<void> => {
  try {
    const tellers = await kysely.transaction().execute(async (tx) => {
      const performed: (() => void)[] = [];
      for (const one of group) performed.push(await perform(tx, one));
      return performed;
    });
    for (const tell of tellers) tell();
  } catch (error) {
    for (const { reject } of group) reject(error);
  }
};

const commitOne = (kysely: Db, { work, resolve, reject }: Waiting): Promise<void> =>
  kysely.transaction().execute(work).then(resolve, reject);

/**
 * SQLite flushes every transaction by itself, and this process stands still until the disk has answered. So what is
 * handed in within one turn of the event loop is committed as one: a crowd costs one flush, and waits for one.
 */
export const groupCommit = (kysely: Db): Transact => {
  const waiting: Waiting[] = [];
  let isUnderWay = false;

  const commitNext = async () => {
    const group = waiting.splice(0, mostTogether);
    const [one] = group;
    await (one && group.length === 1 ? commitOne(kysely, one) : commitMany(kysely, group));
    isUnderWay = waiting.length > 0;
    if (isUnderWay) setImmediate(commitNext);
  };

  return <Result>(work: (tx: Tx) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Waiting['resolve'], reject });
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(commitNext);
    });
};
