import { expect, test } from 'vitest';
import { classKinds } from '#words/class-kinds.ts';
import { workshops } from '#words/workshops.ts';

test('Flow lasts 60 minutes, FIIT 45, Restore 75', () => {
  expect([classKinds.flow.minutes, classKinds.fiit.minutes, classKinds.restore.minutes]).toEqual([
    60, 45, 75,
  ]);
});

test.each(Object.values(classKinds))('$name can be scheduled in the morning and in the evening', (kind) => {
  for (const unwanted of ['morning', 'evening'])
    expect(kind.scheduleNames.some((variant) => variant.dayPart !== unwanted)).toBe(true);
});

test('a name on the schedule belongs to one kind only', () => {
  const names = Object.values(classKinds).flatMap((kind) =>
    kind.scheduleNames.map((variant) => variant.name),
  );
  expect(new Set<string>(names).size).toBe(names.length);
});

test('fourteen workshops, each of 90 to 150 minutes, cover all three kinds', () => {
  expect(new Set(workshops.map((w) => w.title)).size).toBe(14);
  expect(new Set(workshops.map((w) => w.kind)).size).toBe(3);
  for (const { minutes, title } of workshops) {
    expect(minutes, title).toBeGreaterThanOrEqual(90);
    expect(minutes, title).toBeLessThanOrEqual(150);
  }
});
