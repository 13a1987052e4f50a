import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { toLocationId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { fromJson } from '#server/db/json.ts';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/databases/databases.ts';
import { seededDay } from '#tests/databases/seeded-day.ts';
import { refreshClasses } from './refresh.ts';

/** Compared with `isDeepStrictEqual`: `toEqual` takes half a second for 10,000 rows. */
const classesFrom = async ({ kysely }: Database, day: string) => {
  const rows = await kysely
    .selectFrom('classes')
    .selectAll()
    .where('local_date', '>=', day)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, instructor_ids: fromJson(row.instructor_ids) }));
};

describeOnBothDatabases('refreshing the simulated classes', (open) => {
  test('on the next day gives the same classes as a new database on that day, and yesterday’s classes stay', async () => {
    const [rolled, fresh] = await Promise.all([open('seeded'), open('empty')]);
    const later = addDays(seededDay, 1);
    expect(await refreshClasses(rolled, later)).toBe(true);
    await syncContent(fresh);
    await refreshClasses(fresh, later);
    const from = addDays(later, -7);
    const all = await classesFrom(rolled, '');
    const recent = all.filter(({ local_date }) => local_date >= from);
    expect(isDeepStrictEqual(recent, await classesFrom(fresh, from))).toBe(true);
    const days = new Set(all.map(({ local_date }) => local_date));
    for (const past of [-7, -6, -1]) expect(days).toContain(addDays(seededDay, past));
  });

  test('a studio that content no longer has is deleted when its classes are', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const [location] = await kysely.selectFrom('locations').selectAll().limit(1).execute();
    const [one] = await kysely.selectFrom('classes').selectAll().limit(1).execute();
    if (!location || !one) throw new Error('the database is not seeded');
    await kysely
      .insertInto('locations')
      .values({ ...location, id: toLocationId(77), layout_id: null })
      .execute();
    await kysely
      .updateTable('classes')
      .set({ location_id: toLocationId(77) })
      .where('id', '=', one.id)
      .execute();
    await kysely.updateTable('content_state').set({ fingerprint: 'older' }).execute();
    await kysely.updateTable('schedule_state').set({ fingerprint: 'older' }).execute();
    const isThere = () =>
      kysely.selectFrom('locations').select('id').where('id', '=', toLocationId(77)).executeTakeFirst();
    expect(await syncContent(database)).toBe(true);
    expect(await isThere()).toBeDefined();
    expect(await refreshClasses(database, seededDay)).toBe(true);
    expect(await isThere()).toBeUndefined();
  });
});

describeOnSqlite('refreshing the simulated classes', (open) => {
  test('twice on one day changes nothing the second time', async () => {
    const database = await open('seeded');
    const before = await classesFrom(database, '');
    expect(await refreshClasses(database, seededDay)).toBe(false);
    expect(isDeepStrictEqual(await classesFrom(database, ''), before)).toBe(true);
  });

  test('after three months without a refresh there are classes for tomorrow and for the past week', async () => {
    const database = await open('seeded');
    const later = addDays(seededDay, 92);
    await refreshClasses(database, later);
    const days = new Set(
      (await classesFrom(database, addDays(later, -7))).map(({ local_date }) => local_date),
    );
    expect(days).toContain(addDays(later, 1));
    expect(days).toContain(addDays(later, -7));
    expect(
      (await classesFrom(database, '')).every(({ local_date }) => local_date >= addDays(later, -90)),
    ).toBe(true);
  });
});
