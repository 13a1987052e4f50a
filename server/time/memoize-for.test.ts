import { expect, test, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { adjustableClock } from '#tests/support/adjustable-clock.ts';
import { memoizeFor } from './memoize-for.ts';

test('fetches once while the value is fresh, and again when it is not', async () => {
  const clock = adjustableClock(0);
  let calls = 0;
  const read = memoizeFor(1000, async () => ++calls, clock.now);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
  clock.advance(999);
  expect(await read()).toBe(1);
  clock.advance(1);
  expect(await read()).toBe(2);
});

test('a failure is not stored', async () => {
  const clock = adjustableClock(0);
  let calls = 0;
  const fetch = async () => {
    calls++;
    if (calls === 1) throw new Error('down');
    return calls;
  };
  const read = memoizeFor(1000, fetch, clock.now);
  await expect(read()).rejects.toThrow('down');
  expect(await read()).toBe(2);
});

test('a slow value is fresh from its arrival on', async () => {
  const clock = adjustableClock(0);
  const slow = Promise.withResolvers<number>();
  let calls = 0;
  const read = memoizeFor(1000, () => (++calls === 1 ? slow.promise : Promise.resolve(2)), clock.now);
  const first = read();
  clock.advance(3000);
  slow.resolve(1);
  expect(await first).toBe(1);
  clock.advance(999);
  expect(await read()).toBe(1);
  clock.advance(1);
  expect(await read()).toBe(2);
});

test('a fetch that hangs is shared for five seconds; its late value does not replace a newer one', async () => {
  const clock = adjustableClock(0);
  const slow = Promise.withResolvers<number>();
  let calls = 0;
  const read = memoizeFor(600_000, () => (++calls === 1 ? slow.promise : Promise.resolve(2)), clock.now);
  const first = read();
  clock.advance(4999);
  const second = read();
  expect(calls).toBe(1);
  clock.advance(1);
  expect(await read()).toBe(2);
  slow.resolve(1);
  expect(await Promise.all([first, second])).toEqual([1, 1]);
  expect(await read()).toBe(2);
});

test('a call after invalidate() does not share a fetch that began before, which may return the old data', async () => {
  const old = Promise.withResolvers<number>();
  let calls = 0;
  const read = memoizeFor(1000, () => (++calls === 1 ? old.promise : Promise.resolve(2)));
  const first = read();
  read.invalidate();
  expect(await read()).toBe(2);
  old.resolve(1);
  expect(await first).toBe(1);
  expect(await read()).toBe(2);
});

test('every key has its own value', async () => {
  const fetch = vi.fn(async (id: number) => `room ${id}`);
  const read = memoizeFor(1000, fetch);
  expect(await Promise.all([read(1), read(2), read(1)])).toEqual(['room 1', 'room 2', 'room 1']);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a system clock that is set back does not prolong a value', async () => {
  const system = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - hourMs);
  const monotonic = vi.spyOn(performance, 'now').mockReturnValue(0);
  let calls = 0;
  const read = memoizeFor(5, async () => ++calls);
  expect(await read()).toBe(1);
  monotonic.mockReturnValue(5);
  expect(await read()).toBe(2);
  system.mockRestore();
  monotonic.mockRestore();
});
