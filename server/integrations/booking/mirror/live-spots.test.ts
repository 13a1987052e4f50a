import { describe, expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { TryLater } from '#server/errors/delivery-errors.ts';
import { Unavailable } from '#server/errors/unavailable.ts';
import { findClass } from '#server/models/schedule/classes.ts';
import { makeClasses } from '#tests/booking-provider/fake-data.ts';
import { firstDay, openFakeMirror } from '#tests/booking-provider/open-mirror.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { createLiveSpots } from './live-spots.ts';
import { readSyncState } from './sync-state.ts';

describe.each(systems)('$provider.name', (system) => {
  describeOnBothDatabases('the room of a class', (openDatabase) => {
    const open = async () => {
      const database = await openDatabase('seeded');
      const mirror = await openFakeMirror(database, {
        system,
        classes: makeClasses(firstDay, { locations: 3, days: 2, perDay: 11 }),
      });
      await mirror.sync.runNow();
      const { mapping, clock, sync } = mirror;
      const getJson = vi.fn(mirror.getJson);
      const db = database.kysely;
      const monotonic = adjustableClock(0);
      const advance = (ms: number) => {
        clock.advance(ms);
        monotonic.advance(ms);
      };
      const spotsOf = createLiveSpots({
        provider: system.provider,
        db,
        clock,
        elapsed: monotonic.now,
        getJson,
        mapping,
        isPaused: sync.isPaused,
      });
      const rooms = mirror.fake.data.classes.filter(
        ({ hasRoom, isCountPublic, status }) => hasRoom && isCountPublic && status === null,
      );
      const rowOf = async (id: number) => {
        const row = await findClass(db, { provider: system.provider.name, id });
        if (!row) throw new Error(`there is no class ${id}`);
        return row;
      };
      const [room, otherRoom] = rooms;
      if (!room || !otherRoom) throw new Error('the fake has no rooms');
      return {
        ...mirror,
        db,
        advance,
        getJson,
        spotsOf,
        rowOf,
        rooms,
        room,
        otherRoom,
      };
    };

    test('is read live, once for many visitors at the same time, and again after ten seconds', async () => {
      const { getJson, spotsOf, rowOf, room, clock, advance } = await open();
      const row = await rowOf(room.id);
      const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => spotsOf(row)));
      expect(getJson).toHaveBeenCalledOnce();
      expect(getJson.mock.calls[0]?.[2]).toMatchObject({ timeoutMs: 1500 });
      expect(first?.items).toHaveLength(30);
      expect(first?.availableSpotIds).toHaveLength(room.free);
      for (const other of others) expect(other).toEqual(first);

      room.free -= 1;
      advance(9_000);
      // A system time that is set back does not prolong the ten seconds.
      clock.advance(-hourMs);
      expect(await spotsOf(row)).toEqual(first);
      advance(2_000);
      expect((await spotsOf(row)).availableSpotIds).toHaveLength(room.free);
      expect(getJson).toHaveBeenCalledTimes(2);
    });

    test('that was read before comes from the table while the provider fails; an unread one is empty', async () => {
      const { getJson, spotsOf, rowOf, room, otherRoom, fake, advance } = await open();
      const read = await spotsOf(await rowOf(room.id));
      fake.setAway(true);
      advance(11_000);
      expect(await spotsOf(await rowOf(room.id))).toEqual(read);
      expect(getJson).toHaveBeenCalledTimes(2);
      // No further request for a minute.
      expect((await spotsOf(await rowOf(otherRoom.id))).items).toEqual([]);
      expect(getJson).toHaveBeenCalledTimes(2);
      fake.setAway(false);
      advance(61_000);
      expect((await spotsOf(await rowOf(otherRoom.id))).items).toHaveLength(30);
    });

    test('of a class that no longer exists is empty, and the others are read as before', async () => {
      const { getJson, spotsOf, rowOf, room, otherRoom, fake } = await open();
      const row = await rowOf(room.id);
      fake.data.classes = fake.data.classes.filter(({ id }) => id !== room.id);
      expect((await spotsOf(row)).items).toEqual([]);
      expect((await spotsOf(row)).items).toEqual([]);
      expect(getJson).toHaveBeenCalledOnce();
      expect((await spotsOf(await rowOf(otherRoom.id))).items).toHaveLength(30);
    });

    test('is not read when spots are not numbered, or the count is not public', async () => {
      const { getJson, spotsOf, rowOf, fake } = await open();
      const without = fake.data.classes.find(({ hasRoom }) => !hasRoom);
      const hidden = fake.data.classes.find(({ hasRoom, isCountPublic }) => hasRoom && !isCountPublic);
      for (const one of [without, hidden])
        expect((await spotsOf(await rowOf(one?.id ?? 0))).items).toEqual([]);
      expect(getJson).not.toHaveBeenCalled();
    });

    test('comes from the table after 25 live requests in ten minutes; rounds do not count', async () => {
      const { getJson, spotsOf, rowOf, room, advance } = await open();
      const row = await rowOf(room.id);
      for (let visit = 0; visit < 40; visit++) {
        await spotsOf(row);
        advance(11_000);
      }
      expect(getJson).toHaveBeenCalledTimes(25);
      expect((await spotsOf(row)).items).toHaveLength(30);
      advance(600_000);
      await spotsOf(row);
      expect(getJson).toHaveBeenCalledTimes(26);
    });

    test('a provider that requires a wait gets no request from the rounds either', async () => {
      const { getJson, spotsOf, rowOf, room, db, clock, advance } = await open();
      getJson.mockRejectedValueOnce(new TryLater('too many', 300_000));
      await spotsOf(await rowOf(room.id));
      expect((await readSyncState(db, system.provider.name)).retry_at).toBe(clock.now() + 300_000);
      getJson.mockRejectedValueOnce(new Unavailable('away'));
      advance(299_000);
      await spotsOf(await rowOf(room.id));
      expect(getJson).toHaveBeenCalledOnce();
    });
  });
});
