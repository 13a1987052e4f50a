import { expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { setManagerEmails } from '#server/models/managers.ts';
import { describeOnBothDatabases } from '#tests/databases.ts';
import { seededDay } from '#tests/seeded-day.ts';
import { roll } from './roll.ts';

const classesFrom = async ({ kysely }: Database, day: string) => {
  const rows = await kysely
    .selectFrom('classes')
    .selectAll()
    .where('local_date', '>=', day)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, instructor_ids: fromJson(row.instructor_ids) }));
};

describeOnBothDatabases('rolling the schedule', (open) => {
  test('twice on one day changes nothing the second time', async () => {
    const database = await open('seeded');
    const before = await classesFrom(database, '');
    expect(await roll(database, seededDay)).toBe(false);
    expect(await classesFrom(database, '')).toEqual(before);
  });

  test('day by day arrives at what a fresh start on that day shows', async () => {
    const [rolled, fresh] = await Promise.all([open('seeded'), open('empty')]);
    const later = addDays(seededDay, 2);
    expect(await roll(rolled, addDays(seededDay, 1))).toBe(true);
    expect(await roll(rolled, later)).toBe(true);
    await roll(fresh, later);
    const from = addDays(later, -7);
    expect(await classesFrom(rolled, from)).toEqual(await classesFrom(fresh, from));
  });

  test('a site that slept for three months shows classes tomorrow and still knows last week’s', async () => {
    const database = await open('seeded');
    const later = addDays(seededDay, 92);
    await roll(database, later);
    const days = new Set(
      (await classesFrom(database, addDays(later, -7))).map(({ local_date }) => local_date),
    );
    expect(days).toContain(addDays(later, 1));
    expect(days).toContain(addDays(later, -7));
    expect(
      (await classesFrom(database, '')).every(({ local_date }) => local_date >= addDays(later, -90)),
    ).toBe(true);
  });

  test('yesterday’s classes stay when the day moves on', async () => {
    const database = await open('seeded');
    await roll(database, addDays(seededDay, 20));
    const days = (await classesFrom(database, '')).map(({ local_date }) => local_date);
    expect(days).toContain(addDays(seededDay, -7));
  });

  test('mailboxes that the operator put in survive new content, and a studio without any gets its own', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const of = async (studioId: number, formId: number) => {
      const rows = await kysely
        .selectFrom('managers')
        .select('email')
        .where('location_id', '=', studioId)
        .where('form_id', '=', formId)
        .orderBy('email')
        .execute();
      return rows.map(({ email }) => email);
    };
    const seeded = await of(48750, 4);
    await setManagerEmails(kysely, 48750, 3, ['ana@example.com', 'luis@example.com']);
    await kysely.deleteFrom('managers').where('location_id', '=', 48750).where('form_id', '=', 4).execute();
    await kysely.updateTable('schedule_state').set({ fingerprint: 'of an older edition' }).execute();
    expect(await roll(database, seededDay)).toBe(true);
    expect(await of(48750, 3)).toEqual(['ana@example.com', 'luis@example.com']);
    expect(await of(48750, 4)).toEqual(seeded);
  });

  test('an offer that the operator changed stays changed', async () => {
    const database = await open('seeded');
    await database.kysely.updateTable('promos').set({ number_of_classes: 3 }).where('id', '=', 1).execute();
    await database.kysely.updateTable('schedule_state').set({ fingerprint: 'of an older edition' }).execute();
    expect(await roll(database, seededDay)).toBe(true);
    const promo = await database.kysely
      .selectFrom('promos')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(promo?.number_of_classes).toBe(3);
  });
});
