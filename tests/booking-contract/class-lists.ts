import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { type BookingFixture, classesOf, expectShape, strangeIds, whole } from './fixture.ts';
import * as shapes from './response-shapes.ts';

export const describeClassLists = (openOnce: () => Promise<BookingFixture>) =>
  describe('lists of classes', () => {
    test.each(['class', 'workshop'] as const)('a %s has the fields of our type', async (kind) => {
      const { booking, locationId, from, to } = await openOnce();
      const page = await booking.pageClasses({ kind, locationIds: [locationId], from, to }, whole);
      expectShape(shapes.pageOf(shapes.bookableClass), page);
      expect(page.count).toBeGreaterThanOrEqual(kind === 'class' ? 10 : 1);
    });

    test('are in the order in which classes begin, of that location and within both days', async () => {
      const fixture = await openOnce();
      const { locationId, from, to } = fixture;
      const classes = await classesOf(fixture);
      const starts = classes.map(({ startsAt }) => startsAt);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(new Set(classes.map(({ location }) => location.id))).toEqual(new Set([locationId]));
      const days = classes.map(({ localDate }) => localDate);
      expect(days.every((day) => day >= from && day <= to)).toBe(true);
      expect(new Set(days).size).toBeGreaterThan(1);
    });

    test('include the whole first and last day', async () => {
      const fixture = await openOnce();
      const classes = await classesOf(fixture);
      for (const day of new Set(classes.map(({ localDate }) => localDate))) {
        const ofDay = await classesOf({ ...fixture, from: day, to: day });
        expect(ofDay.map(({ id }) => id)).toEqual(
          classes.filter(({ localDate }) => localDate === day).map(({ id }) => id),
        );
      }
    });

    test('contain no workshop', async () => {
      const { booking, locationId, from, to } = await openOnce();
      const idsOf = async (kind: 'class' | 'workshop') => {
        const { items } = await booking.pageClasses({ kind, locationIds: [locationId], from, to }, whole);
        return items.map(({ id }) => id);
      };
      const workshops = new Set(await idsOf('workshop'));
      expect((await idsOf('class')).filter((id) => workshops.has(id))).toEqual([]);
    });

    test('page by page are the same as in one page, and a page after the end is empty', async () => {
      const fixture = await openOnce();
      const { booking, locationId, from, to } = fixture;
      const filter = { kind: 'class', locationIds: [locationId], from, to } as const;
      const all = (await classesOf(fixture)).map(({ id }) => id);
      const size = 4;
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / size); page++) {
        const result = await booking.pageClasses(filter, { page, size });
        expect(result).toMatchObject({
          page,
          size,
          count: all.length,
          pages: Math.ceil(all.length / size),
        });
        paged.push(...result.items.map(({ id }) => id));
      }
      expect(paged).toEqual(all);
      expect(await booking.pageClasses(filter, { page: 1000, size })).toMatchObject({
        items: [],
        page: 1000,
        count: all.length,
      });
    });

    test('of several locations are one list in the same order; unknown and malformed locations add nothing', async () => {
      const { booking, locationId, from } = await openOnce();
      const classesAt = async (...locationIds: string[]) => {
        const page = await booking.pageClasses({ kind: 'class', locationIds, from, to: from }, whole);
        return page.items;
      };
      const idsAt = async (...locationIds: string[]) => (await classesAt(...locationIds)).map(({ id }) => id);
      const others = (await booking.listLocations()).map(({ id }) => id).filter((id) => id !== locationId);
      const own = await idsAt(locationId);
      const ofOthers = (await Promise.all(others.slice(0, 5).map((id) => idsAt(id)))).flat();
      const together = await classesAt(locationId, ...others.slice(0, 5));
      expect(new Set(together.map(({ id }) => id))).toEqual(new Set([...own, ...ofOthers]));
      const starts = together.map(({ startsAt }) => startsAt);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      expect(await idsAt(...strangeIds, locationId)).toEqual(own);
      expect(await idsAt(...strangeIds)).toEqual([]);
      expect(await idsAt()).toEqual([]);
    });

    test('are empty where there are no classes', async () => {
      const fixture = await openOnce();
      const day = addDays(fixture.to, 3650);
      expect(await classesOf({ ...fixture, from: day, to: day })).toEqual([]);
    });
  });
