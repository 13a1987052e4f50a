import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toLocationId, toStudioId } from '#domain/studios.ts';
import { describeOnBothDatabases, freshDatabase } from '#tests/databases/databases.ts';
import { openDatabase } from './connect.ts';

describeOnBothDatabases('a database', (open) => {
  test('responds to a ping until it is closed', async () => {
    const database = await open('empty');
    await expect(database.ping()).resolves.toBeUndefined();
    await database.close();
    await expect(database.ping()).rejects.toThrow();
  });

  test('enforces foreign keys', async () => {
    const { kysely } = await open('empty');
    const stray = {
      id: toLocationId(1),
      name: 'Stray',
      kind: 'studio' as const,
      is_premium: 0 as const,
      layout_id: 99,
    };
    const place = { latitude: 26, longitude: -80, address_line_one: '', city: '', postal_code: '' };
    const rest = { state_province: 'FL', email: '', phone_number: '' };
    const row = { ...stray, ...place, ...rest };
    await expect(kysely.insertInto('locations').values(row).execute()).rejects.toThrow(/foreign key/i);
  });

  test('a failed transaction stores nothing, and other transactions never see half of it', async () => {
    const { kysely, engine } = await open('empty');
    const promo = { name: 'Free', number_of_classes: 1, contract_id: '1', active: 1 as const };
    const read = () => kysely.selectFrom('promos').select('id').execute();
    let seen: ReturnType<typeof read> | undefined;
    const failing = kysely.transaction().execute(async (tx) => {
      await tx
        .insertInto('promos')
        .values({ id: 1, ...promo })
        .execute();
      seen = read();
      // On SQLite the read waits for the end of this transaction.
      if (engine === 'postgres') await seen;
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await seen).toEqual([]);
  });

  test('two transactions in a deadlock both succeed, each once', async () => {
    const database = await open('empty');
    for (const studio of [1, 2].map(toStudioId))
      await database.kysely.insertInto('studio_versions').values({ studio_id: studio, version: 0 }).execute();
    // No transaction waits for another on SQLite, where transactions never overlap.
    const hasFirst = database.engine === 'postgres' ? [Promise.withResolvers(), Promise.withResolvers()] : [];
    const raise = (studios: readonly number[]) =>
      database.transact(async (tx) => {
        for (const [at, studio] of studios.entries()) {
          await tx
            .updateTable('studio_versions')
            .set({ version: sql<number>`version + 1` })
            .where('studio_id', '=', toStudioId(studio))
            .execute();
          hasFirst[studio - 1]?.resolve(undefined);
          if (at === 0) await Promise.all(hasFirst.map(({ promise }) => promise));
        }
      });
    await Promise.all([raise([1, 2]), raise([2, 1])]);
    const versions = await database.kysely
      .selectFrom('studio_versions')
      .select('version')
      .orderBy('studio_id')
      .execute();
    expect(versions).toEqual([{ version: 2 }, { version: 2 }]);
  });

  test('returns instants and counts as numbers', async () => {
    const { kysely } = await open('seeded');
    const row = await kysely
      .selectFrom('classes')
      .select(['id', 'starts_at'])
      .limit(1)
      .executeTakeFirstOrThrow();
    expect([typeof row.id, typeof row.starts_at]).toEqual(['number', 'number']);
  });
});

test('SQLite is durable, checks foreign keys and waits for the lock of another process', async () => {
  const { kysely, close } = await freshDatabase('sqlite', 'empty');
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(kysely)).rows[0] ?? {});
  expect(await pragma('journal_mode')).toEqual(['wal']);
  expect(await pragma('synchronous')).toEqual([2]);
  expect(await pragma('foreign_keys')).toEqual([1]);
  expect(await pragma('busy_timeout')).toEqual([10_000]);
  await close();
});

test('an unreachable PostgreSQL is an error at once', async () => {
  const nowhere = { DATABASE_URL: 'postgres://heliora@127.0.0.1:1/heliora', DATA_DIR: '' };
  await expect(openDatabase(nowhere)).rejects.toThrow(/ECONNREFUSED/);
});
