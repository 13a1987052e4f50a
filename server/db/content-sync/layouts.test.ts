import { expect, test } from 'vitest';
import { openStudios } from '#domain/studios.ts';
import { capacityOf, furnitureOf, spotsOf } from './layouts.ts';

const rooms = openStudios.map(({ name, locationId }) => [name, locationId] as const);

test.each(rooms)('%s has 50 to 60 mats, each with a place and a number of its own', (_, id) => {
  const spots = spotsOf(id);
  expect(spots).toHaveLength(capacityOf(id));
  expect(spots.length).toBeGreaterThanOrEqual(50);
  expect(spots.length).toBeLessThanOrEqual(60);
  expect(new Set(spots.map((spot) => spot.id)).size).toBe(spots.length);
  expect(spots.map(({ name }) => Number(name))).toEqual(spots.map((_spot, index) => index + 1));
});

test.each(rooms)('everything in %s lies strictly between -1000 and 1000', (_, id) => {
  for (const { x, y } of [...spotsOf(id), ...furnitureOf(id)]) {
    expect(Math.abs(x)).toBeLessThan(1000);
    expect(Math.abs(y)).toBeLessThan(1000);
  }
});

test.each(rooms)('no two mats in %s touch', (_, id) => {
  const spots = spotsOf(id);
  for (const one of spots) {
    for (const other of spots) {
      if (one === other || one.y !== other.y) continue;
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(120);
    }
  }
});
