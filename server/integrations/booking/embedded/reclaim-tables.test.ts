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
    await reclaimTables(database);
    expect(await rowsOf()).toEqual(before);

    const { sync } = await openMirror(database);
    await sync.runNow();
    expect(await rowsOf()).not.toEqual(before);
    await reclaimTables(database);
    await refreshClasses(database, seededDay);
    expect(await rowsOf()).toEqual(before);
    expect(await database.kysely.selectFrom('booking_state').selectAll().execute()).toEqual([]);
  });
});
