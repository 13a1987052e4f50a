import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readPublicVersion } from '#server/models/public-version.ts';
import { fixedClock } from '#server/time/clock.ts';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { openDatabase } from './connect.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/list.ts';

const clock = fixedClock('2026-11-15T12:00:00Z');

test('a command on a database from before 2026.11.19-6 prints one line', async () => {
  const settings = await freshDatabaseSettings('sqlite', 'bare');
  const database = await openDatabase(settings);
  await migrate(database, clock, { '0022-videos-of-content': async () => {} });
  await database.close();
  const { stderr, status } = spawnSync(process.execPath, ['server/operator/main.ts', 'managers', 'list'], {
    env: { DATA_DIR: settings.DATA_DIR },
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^The database is from before 2026\.11\.19-6: .*\n$/);
  expect(status).toBe(1);
}, 30_000);

describeOnBothDatabases('migrations', (open) => {
  test('run once, in order, and record the time', async () => {
    const database = await open('bare');
    expect(await migrate(database, clock)).toEqual(Object.keys(migrations));
    expect(await migrate(database, clock)).toEqual([]);
    const rows = await database.kysely.selectFrom('migrations').selectAll().orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
    expect(rows[0]?.applied_at).toBe(clock.now());
  });

  test('docs/data-model.md describes every table, and no other', async () => {
    const { kysely } = await open('empty');
    const tables = (await kysely.introspection.getTables()).map(({ name }) => name);
    const described = (await readFile('docs/data-model.md', 'utf8'))
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(described.toSorted()).toEqual(tables.toSorted());
  });

  test('a failed step leaves no partial state, and a later start continues', async () => {
    const database = await open('bare');
    const first = async (tx: Parameters<(typeof migrations)[string]>[0]) => {
      await sql`create table one (id integer)`.execute(tx);
    };
    const broken = { first, second: async () => Promise.reject(new Error('no')) };
    await expect(migrate(database, clock, broken)).rejects.toThrow('no');
    await expect(sql`select * from one`.execute(database.kysely)).rejects.toThrow(/one/);
    expect(await migrate(database, clock, { first })).toEqual(['first']);
  });

  test('a database from before 2026.11.19-6 is refused and stays as it is', async () => {
    const database = await open('bare');
    await migrate(database, clock, { '0022-videos-of-content': async () => {} });
    await expect(migrate(database, clock)).rejects.toMatchObject({
      message: expect.stringContaining('start commit d2fabea12131 on it once'),
      expected: true,
    });
    const rows = await database.kysely.selectFrom('migrations').select('name').execute();
    expect(rows).toEqual([{ name: '0022-videos-of-content' }]);
  });

  test('a change of any public table counts as a change of public data', async () => {
    const { kysely } = await open('seeded');
    const columns = {
      ...{ locations: 'city', layouts: 'format', class_types: 'name', instructors: 'bio', classes: 'name' },
      ...{ openings: 'url', promos: 'name', managers: 'email', schedule_state: 'rolled_to' },
    };
    for (const [table, column] of Object.entries(columns)) {
      const before = await readPublicVersion(kysely);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`.execute(kysely);
      expect(await readPublicVersion(kysely), table).toBeGreaterThan(before);
    }
  });
});
