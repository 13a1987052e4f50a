import { sql } from 'kysely';
import { expect, test } from 'vitest';
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
});

test('a transaction that SQLite rolls back fails, and the next one works', async () => {
  const database = await freshDatabase('sqlite', 'empty');
  const failing = database.transact(async (tx) => {
    await count(tx, 'a');
    // SQLite does the same when the disk is full.
    await sql`rollback`.execute(tx);
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  await database.transact((tx) => count(tx, 'b'));
  expect(await countedIn(database)).toEqual(['b']);
});
