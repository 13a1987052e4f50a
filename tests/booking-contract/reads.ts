import { describe, expect, test } from 'vitest';
import { describeClassLists } from './class-lists.ts';
import {
  type BookingFixture,
  classesOf,
  comparable,
  expectShape,
  firstClass,
  type OpenFixture,
  strangeIds,
  whole,
} from './fixture.ts';
import * as shapes from './response-shapes.ts';

/** Tests that only read; all but one share a fixture. */
export const describeReads = (open: OpenFixture) => {
  let opened: Promise<BookingFixture> | undefined;
  const openOnce = () => {
    opened ??= open({});
    return opened;
  };

  describe('locations', () => {
    test('have the fields of our type and unique ids, and are ordered by name', async () => {
      const { booking, locationId } = await openOnce();
      const locations = await booking.listLocations();
      for (const location of locations) expectShape(shapes.location, location);
      const ids = locations.map(({ id }) => id);
      expect(ids).toContain(locationId);
      expect(new Set(ids).size).toBe(ids.length);
      const names = locations.map((location) => location.name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    });
  });

  describeClassLists(openOnce);

  describe('one class', () => {
    test('is the same as in the list', async () => {
      const fixture = await openOnce();
      const listed = await firstClass(fixture);
      const found = await fixture.booking.findClass(listed.id);
      expectShape(shapes.bookableClass, found);
      expect(found && (await comparable(found))).toEqual(await comparable(listed));
    });

    test('with an unknown id is null, and so are its spots', async () => {
      const fixture = await openOnce();
      const { booking } = fixture;
      const { id: known } = await firstClass(fixture);
      const otherSpellings = [` ${known}`, `0${known}`, `${known}.0`, `${known}x`, `${known}\0`];
      for (const id of [...strangeIds, ...otherSpellings]) {
        expect(await booking.findClass(id), id).toBeNull();
        expect(await booking.findSpots(id), id).toBeNull();
      }
    });

    test('that is cancelled is in no list and cannot be found', async () => {
      const fixture = await open({});
      const before = await classesOf(fixture);
      const { id } = await firstClass(fixture);
      await fixture.cancelClass(id);
      fixture.booking.invalidate?.();
      const after = await classesOf(fixture);
      expect(after.map((one) => one.id)).toEqual(before.slice(1).map((one) => one.id));
      expect(await fixture.booking.findClass(id)).toBeNull();
      expect(await fixture.booking.findSpots(id)).toBeNull();
    });
  });

  describe('spots', () => {
    test('have the fields of our type, and free ones are as many as the class says', async () => {
      const fixture = await openOnce();
      for (const one of await classesOf(fixture)) {
        const room = await fixture.booking.findSpots(one.id);
        expectShape(shapes.spots, room);
        expect(room?.layoutFormat).toBe(one.layoutFormat);
        const bookable = new Set(room?.items.filter(({ type }) => type === 'spot').map(({ id }) => id));
        expect(room?.availableSpotIds.filter((id) => !bookable.has(id))).toEqual([]);
        // Without numbered spots only the count is known.
        if (bookable.size) expect(room?.availableSpotIds).toHaveLength(one.availableSpotCount);
        const ids = room?.items.map(({ id }) => id) ?? [];
        expect(new Set(ids).size).toBe(ids.length);
      }
    });

    test('with a reservation are not free; the waitlist is counted from 1', async () => {
      const fixture = await openOnce();
      for (const one of await classesOf(fixture)) {
        const [reservations, room] = await Promise.all([
          one.reservations(),
          fixture.booking.findSpots(one.id),
        ]);
        for (const reservation of reservations) expectShape(shapes.reservation, reservation);
        const taken = reservations.flatMap(({ spot }) => spot?.id ?? []);
        expect(taken.filter((id) => room?.availableSpotIds.includes(id))).toEqual([]);
        const positions = reservations.flatMap(({ waitlistPosition }) => waitlistPosition ?? []);
        expect(positions).toEqual(positions.map((_, index) => index + 1));
      }
    });
  });

  describe('instructors and class types', () => {
    test('instructors have the fields of our type, are ordered by name and paged', async () => {
      const { booking } = await openOnce();
      const page = await booking.pageInstructors(whole);
      expectShape(shapes.pageOf(shapes.instructor), page);
      const names = page.items.map((instructor) => instructor.name);
      expect(names.length).toBeGreaterThan(1);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
      const single: string[] = [];
      for (let number = 1; number <= 3; number++) {
        const { items } = await booking.pageInstructors({ page: number, size: 1 });
        single.push(...items.map(({ id }) => id));
      }
      expect(single).toEqual(page.items.slice(0, 3).map(({ id }) => id));
      expect((await booking.pageInstructors({ page: 10_000, size: 100 })).items).toEqual([]);
    });

    test('the instructors of a class are those of the list', async () => {
      const fixture = await openOnce();
      const { items } = await fixture.booking.pageInstructors(whole);
      const known = new Map(items.map((instructor) => [instructor.id, instructor]));
      for (const { instructors } of await classesOf(fixture)) {
        for (const instructor of instructors) expect(instructor).toEqual(known.get(instructor.id));
      }
    });

    test('classes with the same class type agree about it', async () => {
      const types = new Map<string, unknown>();
      for (const { type } of await classesOf(await openOnce())) {
        expect(types.get(type.id) ?? type).toEqual(type);
        types.set(type.id, type);
      }
      expect(types.size).toBeGreaterThan(0);
    });
  });
};
