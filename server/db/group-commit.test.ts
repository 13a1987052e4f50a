import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases, freshDatabase } from '#tests/databases/databases.ts';
import type { Database, Tx } from './connect.ts';

const count = (tx: Tx, key: string) =>
  tx.insertInto('rate_limits').values({ key, window_start: 0, hits: 1 }).execute();
const countedIn = async ({ kysely }: Database) =>
  (await kysely.selectFrom('rate_limits').select('key').orderBy('key').execute()).map(({ key }) => key);

describeOnBothDatabases('transact', (open) => {
  test('returns each caller its own result, however many are concurrent', async () => {
    const database = await open('empty');
    const numbers = Array.from({ length: 120 }, (_, index) => index);
    const results = await Promise.all(
      numbers.map((n) =>
        database.transact(async (tx) => {
          await count(tx, String(n).padStart(3, '0'));
          return n;
        }),
      ),
    );
    expect(results).toEqual(numbers);
    expect(await countedIn(database)).toHaveLength(120);
  });

  test('a callback that throws is rolled back alone', async () => {
    const database = await open('empty');
    const outcomes = await Promise.allSettled(
      ['a', 'b', 'c'].map((key) =>
        database.transact(async (tx) => {
          await count(tx, key);
          if (key === 'b') throw new Error('refused');
          return key;
        }),
      ),
    );
    expect(outcomes).toEqual([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: new Error('refused') },
      { status: 'fulfilled', value: 'c' },
    ]);
    expect(await countedIn(database)).toEqual(['a', 'c']);
  });

  test('a callback that violates a constraint is rolled back alone', async () => {
    const database = await open('empty');
    await database.transact((tx) => count(tx, 'taken'));
    const outcomes = await Promise.allSettled(
      ['a', 'taken', 'b'].map((key) => database.transact((tx) => count(tx, key))),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await countedIn(database)).toEqual(['a', 'b', 'taken']);
  });
});

describe('on SQLite', () => {
  test('calls of one event-loop turn share a transaction, later calls have another', async () => {
    const database = await freshDatabase('sqlite', 'empty');
    const seen: Tx[] = [];
    const look = () => database.transact(async (tx) => seen.push(tx));
    await Promise.all([look(), look(), look()]);
    await look();
    expect(seen).toHaveLength(4);
    expect(new Set(seen.slice(0, 3)).size).toBe(1);
    expect(seen[3]).not.toBe(seen[0]);
  });

  test('a transaction that the database rolls back fails for all its callers, and the next one works', async () => {
    const database = await freshDatabase('sqlite', 'empty');
    const outcomes = await Promise.allSettled([
      database.transact((tx) => count(tx, 'a')),
      database.transact(async (tx) => {
        // SQLite does the same when the disk is full.
        await sql`rollback`.execute(tx);
        throw new Error('the disk is full');
      }),
      database.transact((tx) => count(tx, 'c')),
    ]);
    const failed = { status: 'rejected', reason: new Error('the disk is full') };
    expect(outcomes).toEqual([failed, failed, failed]);
    expect(await countedIn(database)).toEqual([]);
    await database.transact((tx) => count(tx, 'd'));
    expect(await countedIn(database)).toEqual(['d']);
  });
});
