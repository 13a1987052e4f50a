import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { openMirror } from '#tests/booking-provider/open-mirror.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { seededDay } from '#tests/databases/seeded-day.ts';
import { reclaimTables } from './reclaim-tables.ts';
import { refreshClasses } from './simulator/refresh.ts';

const tables = ['classes', 'class_types', 'instructors', 'locations', 'layouts'] as const;

describeOnBothDatabases('going back to the embedded provider', (openDatabase) => {
  test('restores every row as it was before the other provider was switched on', async () => {
    const database = await openDatabase('seeded');
    const rowsOf = () =>
      Promise.all(
        tables.map((table) => database.kysely.selectFrom(table).selectAll().orderBy('id').execute()),
      );
    const before = await rowsOf();
    // `toEqual` takes half a second for 10,000 rows.
    const isAsBefore = async () => isDeepStrictEqual(await rowsOf(), before);
    await reclaimTables(database);
    expect(await isAsBefore()).toBe(true);

    const { sync } = await openMirror(database);
    await sync.runNow();
    expect(await isAsBefore()).toBe(false);
    await reclaimTables(database);
    await refreshClasses(database, seededDay);
    expect(await isAsBefore()).toBe(true);
    expect(await database.kysely.selectFrom('booking_state').selectAll().execute()).toEqual([]);
  });
});
