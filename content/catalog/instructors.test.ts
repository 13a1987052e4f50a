import { expect, test } from 'vitest';
import { instructors } from '#content/catalog/instructors.ts';
import { type LocationId, openStudios } from '#domain/studios.ts';
import { pictures } from '#media/manifest.ts';

const teamOf = (locationId: LocationId) => instructors.filter((i) => i.homeLocationIds.includes(locationId));

test('forty instructors have the ids 1 to 40 and different names and biographies', () => {
  expect(instructors.map((i) => i.id)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  expect(new Set(instructors.map((i) => `${i.firstName} ${i.lastName}`)).size).toBe(40);
  expect(new Set(instructors.map((i) => i.bio)).size).toBe(40);
});

test('every biography is one or two sentences that name the person', () => {
  for (const { bio, firstName } of instructors) {
    expect(bio.match(/[.?](\s|$)/g)?.length, bio).toBeLessThanOrEqual(2);
    expect(bio).toContain(firstName);
  }
});

test.each(openStudios)(
  '$name has at least four instructors, and two or more for each kind',
  ({ locationId }) => {
    expect(teamOf(locationId).length).toBeGreaterThanOrEqual(4);
    for (const kind of ['flow', 'fiit', 'restore'] as const)
      expect(teamOf(locationId).filter((i) => i.kinds.includes(kind)).length, kind).toBeGreaterThanOrEqual(2);
  },
);

test('every instructor teaches at studios that have a location', () => {
  const known = new Set(openStudios.map((s) => s.locationId));
  for (const { homeLocationIds } of instructors) {
    expect(homeLocationIds.length).toBeGreaterThan(0);
    for (const id of homeLocationIds) expect(known).toContain(id);
  }
});

test('the media library makes a portrait of every instructor', () => {
  const names = new Set(pictures.map((picture) => picture.name));
  for (const { id } of instructors) expect(names).toContain(`instructors/${id}`);
});
