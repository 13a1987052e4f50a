import { expect, test } from 'vitest';
import { timeOrderedId } from './time-ordered-id.ts';

test('later ids sort after earlier ones, and none comes twice', () => {
  const times = [1, 1_700_000_000_000, 1_790_000_000_000, 1_790_000_000_001, 2 ** 47];
  const ids = times.map(timeOrderedId);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 1000 }, () => timeOrderedId(5))).size).toBe(1000);
});
