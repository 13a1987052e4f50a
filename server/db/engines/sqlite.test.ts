import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import { isUnavailable } from '#server/errors/unavailable.ts';
import { freshDatabaseSettings } from '#tests/databases/databases.ts';
import { createSqliteDialect } from './sqlite.ts';

/** A database and a connection of another process, which holds the write lock until `unlock`. */
const openLocked = async (lockWaitMs?: number) => {
  const file = join((await freshDatabaseSettings('sqlite', 'empty')).DATA_DIR, 'heliora.db');
  const kysely = new Kysely<Tables>({ dialect: createSqliteDialect(file, lockWaitMs) });
  const other = new DatabaseSync(file);
  other.exec('begin immediate');
  const hit = (key: string) => ({ key, window_start: 0, hits: 1 });
  const read = async () =>
    (await kysely.selectFrom('rate_limits').select('key').orderBy('key').execute()).map(({ key }) => key);
  const close = async () => {
    other.close();
    await kysely.destroy();
  };
  return { kysely, hit, read, unlock: () => other.exec('commit'), close };
};

test('writes wait for the lock of another process, and meanwhile reads do not', async () => {
  const { kysely, hit, read, unlock, close } = await openLocked();
  const writes = [
    kysely.insertInto('rate_limits').values(hit('statement')).execute(),
    kysely.transaction().execute(async (tx) => {
      await tx.insertInto('rate_limits').values(hit('transaction, row 1')).execute();
      await tx.insertInto('rate_limits').values(hit('transaction, row 2')).execute();
    }),
  ];
  expect(await read()).toEqual([]);
  unlock();
  await Promise.all(writes);
  expect(await read()).toEqual(['statement', 'transaction, row 1', 'transaction, row 2']);
  await close();
});

test('after the lock, reads do not wait for all writes that waited for it', async () => {
  const { kysely, hit, read, unlock, close } = await openLocked();
  const writes = Array.from({ length: 40 }, (_, n) =>
    kysely.transaction().execute((tx) =>
      tx
        .insertInto('rate_limits')
        .values(hit(`${n}`))
        .execute(),
    ),
  );
  expect(await read()).toEqual([]);
  unlock();
  await Promise.race(writes);
  await new Promise((resolve) => setImmediate(resolve));
  expect((await read()).length).toBeLessThan(10);
  await Promise.all(writes);
  expect(await read()).toHaveLength(40);
  await close();
});

test('a write that has waited too long fails as unavailable, and the next one works', async () => {
  const { kysely, hit, read, unlock, close } = await openLocked(20);
  const late = (error: unknown) => isUnavailable(error);
  expect(await kysely.insertInto('rate_limits').values(hit('late')).execute().catch(late)).toBe(true);
  const begun = kysely.transaction().execute(() => Promise.reject(new Error('the transaction began')));
  expect(await begun.catch(late)).toBe(true);
  unlock();
  await kysely.insertInto('rate_limits').values(hit('next')).execute();
  expect(await read()).toEqual(['next']);
  await close();
});
