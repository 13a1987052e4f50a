import { describe, expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { firstDay } from '#tests/booking-provider/open-mirror.ts';
import { classRequests, openSync } from '#tests/booking-provider/open-sync.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';

describe.each(systems)('$provider.name', (system) => {
  describeOnBothDatabases('the sync of several processes', (openDatabase) => {
    const open = async () => openSync(await openDatabase('seeded'), { system });

    test('of two processes one runs a round; both have its age and its changes', async () => {
      const { fake, clock, sync, newSync, stop } = await open();
      const other = newSync();
      fake.requests.length = 0;
      for (let round = 0; round < 5; round++) {
        clock.advance(minuteMs);
        await Promise.all([sync.runNow(), other.runNow()]);
      }
      expect(classRequests(fake)).toHaveLength(5);
      clock.advance(minuteMs / 2);
      await Promise.all([sync.runNow(), other.runNow()]);
      expect(sync.monitor.ageMs(clock.now())).toBe(minuteMs / 2);
      expect(other.monitor.ageMs(clock.now())).toBe(minuteMs / 2);
      await stop();
    });

    test('a full list that another process read in between starts the count of short lists again', async () => {
      const { fake, stored, next, newSync, clock, stop } = await open();
      const before = await stored();
      const { classes } = fake.data;
      const short = classes.filter(({ day }) => day === firstDay);
      fake.data.classes = short;
      await next();
      await next(2 * minuteMs);
      fake.data.classes = classes;
      clock.advance(5 * minuteMs);
      await newSync().runNow();
      fake.data.classes = short;
      await next(11 * minuteMs);
      expect(await stored()).toEqual(before);
      await stop();
    });

    test('a process that lost its lease during a round writes nothing', async () => {
      const { fake, stored, next, clock, database, stop } = await open();
      const before = await stored();
      for (const one of fake.data.classes) one.name = 'Changed';
      fake.misbehave(async () => {
        // Another process takes the lease while this one waits for a response.
        await database.kysely
          .updateTable('leases')
          .set({ holder: 'another', expires_at: clock.now() + minuteMs })
          .execute();
        return undefined;
      });
      await next();
      expect(await database.kysely.selectFrom('leases').select('holder').execute()).toEqual([
        { holder: 'another' },
      ]);
      expect((await stored()).filter(({ name }) => name === 'Changed')).toEqual([]);
      expect(await stored()).toEqual(before);
      await stop();
    });
  });
});
