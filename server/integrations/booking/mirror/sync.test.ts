import { describe, expect, test } from 'vitest';
import { addDays, daysFrom } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import { readPublicVersion } from '#server/models/public-version.ts';
import { type FakeClass, makeClasses } from '#tests/booking-provider/fake-data.ts';
import { firstDay } from '#tests/booking-provider/open-mirror.ts';
import { classRequests, openSync, tomorrowsClass } from '#tests/booking-provider/open-sync.ts';
import { systems } from '#tests/booking-provider/systems.ts';
import { describeOnBothDatabases } from '#tests/databases/databases.ts';

describe.each(systems)('$provider.name', (system) => {
  describeOnBothDatabases('the sync', (openDatabase) => {
    const open = async (options?: Parameters<typeof openSync>[1]) =>
      openSync(await openDatabase('seeded'), { system, ...options });

    test('writes the whole window of our locations, and nothing of others', async () => {
      const { stored, fake, stop } = await open();
      const rows = await stored();
      const wanted = fake.data.classes.filter(
        ({ day, locationId, isPrivate, typeId }) =>
          day >= firstDay && locationId !== '999' && !isPrivate && typeId !== '15',
      );
      expect(rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id).sort((a, b) => a - b));
      expect(new Set(rows.map(({ provider }) => provider))).toEqual(new Set([system.provider.name]));
      expect(new Set(rows.map(({ location_id }) => location_id))).toEqual(new Set([48717, 48718, 48720]));
      await stop();
    });

    test('the last day of the window is read, and the day after it is not', async () => {
      const classes = makeClasses(firstDay, { locations: 1, days: 17, perDay: 1 });
      const { stored, stop } = await open({ classes });
      const days = (await stored()).map(({ local_date }) => local_date);
      expect(days).toEqual(daysFrom(firstDay, 15));
      await stop();
    });

    test('a change of the next days is written after a minute, a later one after ten; unchanged rounds write nothing', async () => {
      const { fake, rowOf, next, events, database, stop } = await open();
      const [soon, later] = [
        tomorrowsClass(fake),
        fake.data.classes.find(({ day }) => day === addDays(firstDay, 4)),
      ];
      if (!later) throw new Error('the fake has no later class');
      const version = () => readPublicVersion(database.kysely);
      events.onChange.mockClear();
      const before = await version();
      await next();
      expect(events.onChange).not.toHaveBeenCalled();
      expect(await version()).toBe(before);

      soon.name = 'A new name';
      later.name = 'A later name';
      await next();
      expect((await rowOf(soon.id))?.name).toBe('A new name');
      expect((await rowOf(later.id))?.name).not.toBe('A later name');
      expect(events.onChange).toHaveBeenCalledOnce();
      expect(await version()).toBeGreaterThan(before);
      await next(9 * minuteMs);
      expect((await rowOf(later.id))?.name).toBe('A later name');
      await stop();
    });

    test('an added class alone counts as a change of public data', async () => {
      const { fake, rowOf, next, database, stop } = await open();
      const before = await readPublicVersion(database.kysely);
      fake.data.classes.push({ ...tomorrowsClass(fake), id: 99_001 });
      await next();
      expect(await rowOf(99_001)).toBeDefined();
      expect(await readPublicVersion(database.kysely)).toBeGreaterThan(before);
      await stop();
    });

    test('a class that vanished is cancelled and not deleted, and can return; past ones stay', async () => {
      const { fake, rowOf, next, stop } = await open();
      const gone = tomorrowsClass(fake);
      const past = fake.data.classes.find(
        ({ day, time }) => day === firstDay && time === '06:00',
      ) as FakeClass;
      const all = [...fake.data.classes];
      fake.data.classes = all.filter(({ id }) => id !== gone.id && id !== past.id);
      await next();
      expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 1, name: gone.name });
      expect(await rowOf(past.id)).toMatchObject({ is_cancelled: 0 });
      fake.data.classes = all;
      await next();
      expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 0 });
      gone.isCancelled = true;
      await next();
      expect(await rowOf(gone.id)).toMatchObject({ is_cancelled: 1 });
      await stop();
    });

    test('a class that moved from a later day into the window is the same class', async () => {
      const { fake, rowOf, next, stored, stop } = await open();
      const moved = fake.data.classes.find(({ day }) => day === addDays(firstDay, 4)) as FakeClass;
      const count = (await stored()).length;
      moved.day = addDays(firstDay, 1);
      await next();
      expect(await rowOf(moved.id)).toMatchObject({ local_date: addDays(firstDay, 1), is_cancelled: 0 });
      expect(await stored()).toHaveLength(count);
      await stop();
    });

    test('a round is written completely or not at all: when a page fails nothing is written', async () => {
      const classes = makeClasses(firstDay, { locations: 3, days: 5, perDay: 80 });
      const { fake, stored, next, events, stop } = await open({ classes });
      const before = await stored();
      for (const one of fake.data.classes) one.name = 'Changed';
      fake.misbehave((url) => (fake.api.isSecondPage(url) ? 'half' : undefined));
      await next();
      expect(classRequests(fake).filter(fake.api.isSecondPage)).not.toEqual([]);
      expect(await stored()).toEqual(before);
      expect(events.onError).toHaveBeenCalledOnce();
      fake.misbehave(null);
      await next(2 * minuteMs);
      expect((await stored()).filter(({ name }) => name === 'Changed').length).toBeGreaterThan(500);
      await stop();
    });

    test('one invalid class affects no other, keeps its stored row, and is logged once', async () => {
      const { fake, rowOf, next, events, stop } = await open();
      const [bad, good] = [
        tomorrowsClass(fake),
        fake.data.classes.find(({ day }) => day === addDays(firstDay, 2)),
      ];
      if (!good) throw new Error('the fake has no class in two days');
      const before = await rowOf(bad.id);
      bad.raw = fake.api.invalidFields;
      good.name = 'Good';
      await next();
      await next();
      expect(await rowOf(bad.id)).toEqual(before);
      expect((await rowOf(good.id))?.name).toBe('Good');
      expect(events.onNote.mock.calls).toEqual([['booking class refused', { reason: expect.any(String) }]]);
      expect(events.onError).not.toHaveBeenCalled();
      await stop();
    });

    test('a list that is suddenly short is not accepted until it stays short', async () => {
      const { fake, stored, next, events, stop } = await open();
      const shownNow = async () => (await stored()).filter(({ is_cancelled }) => is_cancelled === 0).length;
      const before = await shownNow();
      fake.data.classes = fake.data.classes.filter(({ day }) => day === firstDay);
      await next();
      expect(await shownNow()).toBe(before);
      expect(events.onError.mock.calls[0]?.[0]).toMatchObject({
        message: expect.stringMatching(/shrank from \d+ to \d+/),
      });
      await next(2 * minuteMs);
      expect(await shownNow()).toBe(before);
      await next(5 * minuteMs);
      expect(await shownNow()).toBeLessThan(before);
      await stop();
    });
  });
});
