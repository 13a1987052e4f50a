import { expect, test } from 'vitest';
import { type LocationId, toLocationId } from '#domain/studios.ts';
import { setManagerEmails } from '#server/models/managers.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { syncContent } from './sync.ts';

describeOnBothDatabases('content sync', (open) => {
  test('fills every table that content describes, and no classes', async () => {
    const database = await open('empty');
    const count = async (table: 'classes' | 'locations' | 'class_types' | 'openings' | 'managers') =>
      (await database.kysely.selectFrom(table).selectAll().execute()).length;
    expect(await syncContent(database)).toBe(true);
    expect(await count('classes')).toBe(0);
    for (const table of ['locations', 'class_types', 'openings', 'managers'] as const) {
      expect(await count(table), table).toBeGreaterThan(0);
    }
    expect(await syncContent(database)).toBe(false);
  });

  test('new content leaves the classes of a provider where they are', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const classes = () => kysely.selectFrom('classes').selectAll().orderBy('id').execute();
    const before = await classes();
    await kysely
      .updateTable('locations')
      .set({ name: 'Old name' })
      .where('id', '=', toLocationId(48750))
      .execute();
    await kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    expect(await classes()).toEqual(before);
    const studio = await kysely
      .selectFrom('locations')
      .select('name')
      .where('id', '=', toLocationId(48750))
      .execute();
    expect(studio).toEqual([{ name: 'Midtown Miami' }]);
  });

  test('mailboxes set by the operator survive new content, which adds none for a studio without one', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const of = async (locationId: LocationId, topic: number) => {
      const rows = await kysely
        .selectFrom('managers')
        .select('email')
        .where('location_id', '=', locationId)
        .where('form_id', '=', topic)
        .orderBy('email')
        .execute();
      return rows.map(({ email }) => email);
    };
    await setManagerEmails(database, toLocationId(48750), 3, ['ana@example.com', 'luis@example.com']);
    await kysely
      .deleteFrom('managers')
      .where('location_id', '=', toLocationId(48750))
      .where('form_id', '=', 4)
      .execute();
    await kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    expect(await of(toLocationId(48750), 3)).toEqual(['ana@example.com', 'luis@example.com']);
    expect(await of(toLocationId(48750), 4)).toEqual([]);
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

  test('rows of a booking provider stay as they are; rows that content wrote and no longer has are deleted', async () => {
    const database = await open('seeded');
    const { kysely } = database;
    const [location] = await kysely.selectFrom('locations').selectAll().limit(1).execute();
    if (!location) throw new Error('the database is not seeded');
    const owner = 'some-provider';
    /** A row of the provider, and one that content wrote before. */
    const bothOf = <Row extends object>(row: Row) => [
      { ...row, id: toLocationId(990_001), owner },
      { ...row, id: toLocationId(990_002), owner: 'content' },
    ];
    const instructor = { name: 'Ana Vega', bio: 'Teaches.', photo: 'instructors/1' };
    const type = { name: 'Aerial', description: '', duration: 3600, is_live_stream: 0, tags: '[]' } as const;
    const layout = { format: 'pick-a-spot', spots: '[]', furniture: '[]' } as const;
    await kysely.insertInto('layouts').values(bothOf(layout)).execute();
    await kysely.insertInto('locations').values(bothOf(location)).execute();
    await kysely.insertInto('class_types').values(bothOf(type)).execute();
    await kysely.insertInto('instructors').values(bothOf(instructor)).execute();
    // The booking provider takes over the row of an instructor that content has too.
    await kysely
      .updateTable('instructors')
      .set({ name: 'Name at the provider', owner })
      .where('id', '=', 1)
      .execute();
    await kysely.updateTable('content_state').set({ fingerprint: 'of older content' }).execute();
    expect(await syncContent(database)).toBe(true);
    for (const table of ['layouts', 'locations', 'class_types', 'instructors'] as const) {
      const rows = await kysely.selectFrom(table).select(['id', 'owner']).where('id', '>', 990_000).execute();
      expect(rows, table).toEqual([{ id: toLocationId(990_001), owner }]);
    }
    const taken = await kysely.selectFrom('instructors').select('name').where('id', '=', 1).execute();
    expect(taken).toEqual([{ name: 'Name at the provider' }]);
  });
});
