import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import type { Database } from '#server/db/connect.ts';
import { refreshClasses } from '#server/integrations/booking/embedded/simulator/refresh.ts';
import { openFakeMirror } from '#tests/booking-provider/open-mirror.ts';
import { marianaSystem, offsetSystem } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { seededDay } from '#tests/databases/seeded-day.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { takeOver } from './take-over.ts';

const rowsOf = async ({ kysely }: Database) => ({
  classes: await kysely.selectFrom('classes').selectAll().orderBy('id').execute(),
  types: await kysely.selectFrom('class_types').selectAll().orderBy('id').execute(),
  instructors: await kysely.selectFrom('instructors').selectAll().orderBy('id').execute(),
  locations: await kysely.selectFrom('locations').selectAll().orderBy('id').execute(),
  layouts: await kysely.selectFrom('layouts').selectAll().orderBy('id').execute(),
});

describeOnBothDatabases('another booking provider', (openDatabase) => {
  test('that is the embedded one has every row as before the mirror was switched on', async () => {
    const database = await openDatabase('seeded');
    const before = await rowsOf(database);
    // `toEqual` takes half a second for 10,000 rows.
    const isAsBefore = async () => isDeepStrictEqual(await rowsOf(database), before);
    const takeBack = () => database.kysely.transaction().execute((tx) => takeOver(tx, 'embedded'));
    expect(await takeBack()).toBe(false);
    expect(await isAsBefore()).toBe(true);

    const { sync } = await openFakeMirror(database);
    await sync.runNow();
    expect(await isAsBefore()).toBe(false);
    expect(await takeBack()).toBe(true);
    await refreshClasses(database, seededDay);
    expect(await isAsBefore()).toBe(true);
    expect(await database.kysely.selectFrom('booking_state').selectAll().execute()).toEqual([]);
  });

  /** Two mirrors whose systems use the same ids for other records. */
  const openTwo = async () => {
    const database = await openDatabase('seeded');
    const clock = adjustableClock();
    const first = await openFakeMirror(database, { system: marianaSystem, clock });
    const second = await openFakeMirror(database, { system: offsetSystem, clock });
    for (const list of [second.fake.data.classes, second.fake.data.instructors])
      for (const one of list) one.name = `Second ${one.name}`;
    const runRounds = async ({ sync }: typeof first) => {
      for (let round = 0; round < 2; round++) {
        clock.advance(minuteMs);
        await sync.runNow();
      }
      return rowsOf(database);
    };
    return { database, first, second, runRounds };
  };

  test('leaves nothing of the first, and each has its own rows and ids when they take turns', async () => {
    const { database, first, second, runRounds } = await openTwo();
    const { kysely } = database;
    const ofContent = await rowsOf(database);
    const ofFirst = await runRounds(first);
    await kysely
      .insertInto('class_spots')
      .values({
        provider: first.provider.name,
        class_id: ofFirst.classes[0]?.id ?? 0,
        spots: '{}',
        read_at: 0,
      })
      .execute();

    const ofSecond = await runRounds(second);
    const { classes, types, instructors, locations } = ofSecond;
    expect(classes.map(({ id }) => id)).toEqual(ofFirst.classes.map(({ id }) => id));
    expect(classes.filter(({ name }) => !name.startsWith('Second '))).toEqual([]);
    for (const rows of [types, instructors, locations])
      expect(new Set(rows.map(({ owner }) => owner))).toEqual(new Set(['content', 'offset']));
    expect(instructors).toHaveLength(ofContent.instructors.length + 2);
    // The second system has no telephone numbers, so those of content are shown, not those of the first.
    expect(locations.map(({ phone_number }) => phone_number)).toEqual(
      ofContent.locations.map(({ phone_number }) => phone_number),
    );
    expect(await kysely.selectFrom('class_spots').selectAll().execute()).toEqual([]);
    const ids = await kysely.selectFrom('booking_ids').selectAll().execute();
    const theirsOf = (name: string) =>
      ids.flatMap(({ provider, theirs }) => (provider === name ? [theirs] : [])).sort();
    expect(theirsOf('offset')).toEqual(theirsOf('mariana-tek'));
    expect(new Set(ids.map(({ kind, ours }) => `${kind} ${ours}`)).size).toBe(ids.length);

    // As when a process with the first provider still runs, and then no longer.
    expect(isDeepStrictEqual(await runRounds(first), ofFirst)).toBe(true);
    expect(isDeepStrictEqual(await runRounds(second), ofSecond)).toBe(true);
  });

  test('that does not respond leaves the rows of the first', async () => {
    const { first, second, runRounds } = await openTwo();
    const ofFirst = await runRounds(first);
    second.fake.setAway(true);
    expect(isDeepStrictEqual(await runRounds(second), ofFirst)).toBe(true);
  });
});
