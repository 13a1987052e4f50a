import { describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { toLocationId } from '#domain/studios.ts';
import { openSync } from '#tests/booking-provider/open-sync.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { parseMapping } from './mapping.ts';

describe.each(systems)('$provider.name', (system) => {
  describeOnBothDatabases('the locations of the sync', (openDatabase) => {
    const open = async () => openSync(await openDatabase('seeded'), { system });

    test('locations get the provider’s name and postal address; instructors that content lacks get their own rows', async () => {
      const { database, fake, next, stop } = await open();
      const { kysely } = database;
      const location = () =>
        kysely
          .selectFrom('locations')
          .selectAll()
          .where('id', '=', toLocationId(48717))
          .executeTakeFirstOrThrow();
      expect(await location()).toMatchObject({
        address_line_one: fake.data.locations[0]?.street,
        latitude: fake.data.locations[0]?.latitude,
        owner: system.provider.name,
        // The studio's mailbox stays that of content, because leads go there.
        email: 'north-fort-lauderdale@heliora.example',
      });
      Object.assign(fake.data.locations[0] ?? {}, { name: '' });
      await next(60 * minuteMs);
      expect((await location()).name).toBe('North Ft. Lauderdale');

      const theirs = await kysely
        .selectFrom('instructors')
        .selectAll()
        .where('owner', '=', system.provider.name)
        .orderBy('name')
        .execute();
      expect(
        theirs.map(({ id, name, bio, photo }) => ({ id: id > 1_000_000_000, name, bio, photo })),
      ).toEqual([
        { id: true, name: 'Noor Haddad', bio: 'Came from Amman & stayed.', photo: '' },
        { id: true, name: 'Zoe Whitfield', bio: '', photo: '' },
      ]);
      await stop();
    });

    test('a location that is no longer mapped loses its classes', async () => {
      const { clock, fake, newSync, stored, stop } = await open();
      await stop();
      const fewer = { ...fake.mapping(), locations: { '900': 'north-fort-lauderdale' } };
      clock.advance(minuteMs);
      await newSync({ mapping: parseMapping(JSON.stringify(fewer)) }).runNow();
      const shownNow = (await stored()).filter(({ is_cancelled }) => is_cancelled === 0);
      expect(new Set(shownNow.map(({ location_id }) => location_id))).toEqual(new Set([48717]));
    });
  });
});
