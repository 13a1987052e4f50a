import { expect, test } from 'vitest';
import { createClient } from '#server/integrations/booking/mariana-tek/api/client.ts';
import { parseMapping } from '#server/integrations/booking/mariana-tek/mapping.ts';
import { minute, openSync } from '#tests/booking-provider/open-sync.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { createSync } from './sync.ts';

describeOnBothDatabases('the locations of the sync', (openDatabase) => {
  const open = async (options?: Parameters<typeof openSync>[1]) =>
    openSync(await openDatabase('seeded'), options);

  test('locations get the provider’s name and postal address; instructors that content lacks get their own rows', async () => {
    const { database, fake, next, stop } = await open();
    const { kysely } = database;
    const location = () =>
      kysely.selectFrom('locations').selectAll().where('id', '=', 48717).executeTakeFirstOrThrow();
    expect(await location()).toMatchObject({
      address_line_one: '1 Palm Way',
      latitude: 25.7617,
      owner: 'mariana-tek',
      // The studio's mailbox stays that of content, because leads go there.
      email: 'north-fort-lauderdale@heliora.example',
    });
    Object.assign(fake.data.locations[0] ?? {}, { name: '' });
    await next(60 * minute);
    expect((await location()).name).toBe('North Ft. Lauderdale');

    const theirs = await kysely
      .selectFrom('instructors')
      .selectAll()
      .where('owner', '=', 'mariana-tek')
      .orderBy('name')
      .execute();
    expect(theirs.map(({ id, name, bio, photo }) => ({ id: id > 1_000_000_000, name, bio, photo }))).toEqual([
      { id: true, name: 'Noor Haddad', bio: 'Came from Amman & stayed.', photo: '' },
      { id: true, name: 'Zoe Whitfield', bio: '', photo: '' },
    ]);
    await stop();
  });

  test('a location that is no longer mapped loses its classes', async () => {
    const { clock, database, fake, env, stored, stop } = await open();
    await stop();
    const fewer = { ...fake.mapping(), locations: { '900': 'north-fort-lauderdale' } };
    const mapping = parseMapping(JSON.stringify(fewer));
    const sync = createSync({ env, database, clock, client: createClient(env), mapping });
    clock.advance(minute);
    await sync.runNow();
    const shownNow = (await stored()).filter(({ is_cancelled }) => is_cancelled === 0);
    expect(new Set(shownNow.map(({ location_id }) => location_id))).toEqual(new Set([48717]));
  });
});
