import { expect, test } from 'vitest';
import { remember } from './remember.ts';

const movable = (start = 0) => {
  let now = start;
  return { now: () => now, move: (ms: number) => (now += ms) };
};

test('asks once while the answer is fresh, again when it is not', async () => {
  const clock = movable();
  let asked = 0;
  const read = remember(clock, 1000, async () => ++asked);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  clock.move(999);
  expect(await read()).toBe(1);
  clock.move(1);
  expect(await read()).toBe(2);
});

test('a failure is not kept', async () => {
  const clock = movable();
  let asked = 0;
  const read = remember(clock, 1000, async () => {
    asked++;
    if (asked === 1) throw new Error('down');
    return asked;
  });
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(2);
});
