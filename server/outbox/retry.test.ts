import { expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { maxAttempts, requestedWaitMs, waitMsAfter } from './retry.ts';

test('retries reach over more than a day, and jitter only lengthens a wait', () => {
  const waits = Array.from({ length: maxAttempts }, (_, n) => waitMsAfter(n + 1, () => 0));
  expect(waits.slice(0, -1).reduce<number>((sum, wait) => sum + (wait ?? 0), 0)).toBeGreaterThan(dayMs);
  expect(waits.at(-1)).toBeUndefined();
  expect(waitMsAfter(1, () => 0)).toBe(5000);
  expect(waitMsAfter(1, () => 1)).toBe(6000);
});

test('a requested wait can make the wait longer, with jitter and up to six hours, and never shorter', () => {
  expect(requestedWaitMs(5000, 60_000, () => 0)).toBe(60_000);
  expect(requestedWaitMs(5000, 60_000, () => 1)).toBe(72_000);
  expect(requestedWaitMs(2 * hourMs, 60_000, () => 1)).toBe(2 * hourMs);
  expect(requestedWaitMs(5000, 365 * dayMs, () => 0)).toBe(6 * hourMs);
});
