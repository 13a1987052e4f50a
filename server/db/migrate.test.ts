import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fixedClock } from '#server/time/clock.ts';
import { describeOnBothDatabases } from '#tests/databases.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';

const clock = fixedClock('2026-11-15T12:00:00Z');

describeOnBothDatabases('migrations', (open) => {
  test('run once, in order, and say when', async () => {
    const database = await open('bare');
    expect(await migrate(database, clock)).toEqual(Object.keys(migrations));
    expect(await migrate(database, clock)).toEqual([]);
    const rows = await database.kysely.selectFrom('migrations').selectAll().orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(rows[0]?.applied_at).toBe(clock.now());
  });

  test('a step that fails leaves nothing behind, and a later start goes on', async () => {
    const database = await open('bare');
    const first = async (tx: Parameters<(typeof migrations)[string]>[0]) => {
      await sql`create table one (id integer)`.execute(tx);
    };
    const broken = { first, second: async () => Promise.reject(new Error('no')) };
    await expect(migrate(database, clock, broken)).rejects.toThrow('no');
    await expect(sql`select * from one`.execute(database.kysely)).rejects.toThrow(/one/);
    expect(await migrate(database, clock, { first })).toEqual(['first']);
  });
});
