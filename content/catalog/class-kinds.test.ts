import { expect, test } from 'vitest';
import { namesOnSchedule } from '#content/catalog/schedule-names.ts';
import { workshops } from '#content/catalog/workshops.ts';
import { classKind } from '#domain/schedule/class-kinds.ts';

test('Flow lasts 60 minutes, FIIT 45, Restore 75', () => {
  const kinds = ['flow', 'fiit', 'restore'] as const;
  expect(kinds.map((kind) => classKind(kind).seconds / 60)).toEqual([60, 45, 75]);
});

test.each(Object.entries(namesOnSchedule))(
  '%s can be scheduled in the morning and in the evening',
  (_, names) => {
    for (const unwanted of ['morning', 'evening'])
      expect(names.some((variant) => variant.dayPart !== unwanted)).toBe(true);
  },
);

test('a name on the schedule belongs to one kind only', () => {
  const names = Object.values(namesOnSchedule).flatMap((list) => list.map((variant) => variant.name));
  expect(new Set<string>(names).size).toBe(names.length);
});

test('there are fourteen workshops of 90 to 150 minutes, of all three kinds', () => {
  expect(new Set(workshops.map((w) => w.title)).size).toBe(14);
  expect(new Set(workshops.map((w) => w.kind)).size).toBe(3);
  for (const { minutes, title } of workshops) {
    expect(minutes, title).toBeGreaterThanOrEqual(90);
    expect(minutes, title).toBeLessThanOrEqual(150);
  }
});
