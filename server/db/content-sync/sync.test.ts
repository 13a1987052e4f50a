import { expect, test } from 'vitest';
import { setManagerEmails } from '#server/models/managers.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { syncContent } from './sync.ts';

describeOnBothDatabases('content sync', (open) => {
  test('fills every table that content describes, and no classes', async () => {
    const database = await open('empty');
    const count = async (
      table: 'classes' | 'locations' | 'class_types' | 'videos' | 'openings' | 'managers',
    ) => (await database.kysely.selectFrom(table).selectAll().execute()).length;
    expect(await syncContent(database)).toBe(true);
    expect(await count('classes')).toBe(0);
    for (const table of ['locations', 'class_types', 'videos', 'openings', 'managers'] as const) {
      expect(await count(table), table).toBeGreaterThan(0);
    }
    expect(await syncContent(database)).toBe(false);
  });

  test('new content leaves the classes of a provider where they are', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const classes = () => kysely.selectFrom('classes').selectAll().orderBy('id').execute();
    const before = await classes();
    await kysely.updateTable('locations').set({ name: 'Old name' }).where('id', '=', 48750).execute();
    await kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    expect(await classes()).toEqual(before);
    const studio = await kysely.selectFrom('locations').select('name').where('id', '=', 48750).execute();
    expect(studio).toEqual([{ name: 'Midtown Miami' }]);
  });

  test('mailboxes set by the operator survive new content, and a studio without mailboxes gets default ones', async () => {
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
    await kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    expect(await of(48750, 3)).toEqual(['ana@example.com', 'luis@example.com']);
    expect(await of(48750, 4)).toEqual(seeded);
  });

  test('a promo changed by the operator survives new content', async () => {
    const database = await open('seeded');
    await database.kysely.updateTable('promos').set({ number_of_classes: 3 }).where('id', '=', 1).execute();
    await database.kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    const promo = await database.kysely
      .selectFrom('promos')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirst();
    expect(promo?.number_of_classes).toBe(3);
  });
});
