import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, freshDatabaseSettings } from '#tests/databases/databases.ts';
import { seededDay } from '#tests/databases/seeded-day.ts';
import { openDatabase } from './connect.ts';
import { migrations } from './migrations/list.ts';

const run = promisify(execFile);
type Report = { migrated: string[]; rolled: boolean };

describeOnBothDatabases('two processes that start at once', (_, engine) => {
  test('migrate once, simulate the classes once, and all start', async () => {
    const settings = await freshDatabaseSettings(engine, 'bare');
    const start = async (): Promise<Report> => {
      const args = [resolve('tests/databases/start-database.ts'), JSON.stringify(settings), seededDay];
      return JSON.parse((await run(process.execPath, args)).stdout);
    };
    const reports = await Promise.all([start(), start()]);
    expect(reports.flatMap(({ migrated }) => migrated)).toEqual(Object.keys(migrations));
    expect(reports.filter(({ rolled }) => rolled)).toHaveLength(1);

    const database = await openDatabase(settings);
    const { classes } = await database.kysely
      .selectFrom('classes')
      .select(({ fn }) => fn.countAll<number>().as('classes'))
      .executeTakeFirstOrThrow();
    await database.close();
    expect(classes).toBeGreaterThan(10_000);
  }, 60_000);
});
