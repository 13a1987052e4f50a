// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from './courier.ts';
import { keepTrying } from './keep-trying.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = new Unreachable();

test('what did not arrive is sent again until it does', async () => {
  const send = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce(true);
  const trying = keepTrying(lost, send);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await trying).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a line that comes back is used at once', async () => {
  const send = vi.fn().mockResolvedValue(true);
  const trying = keepTrying(lost, send);
  window.dispatchEvent(new Event('online'));
  expect(await trying).toBe(true);
});

test('what the server read and refused is not sent again; what it had no room for is', async () => {
  const send = vi.fn().mockRejectedValue(new Refusal('Enter a valid email', {}, 422));
  expect(await keepTrying(new Refusal('No', {}, 422), send)).toBe(false);
  expect(send).not.toHaveBeenCalled();
  const trying = keepTrying(new Refusal('That was quick', {}, 429), send);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await trying).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test('it ends after some minutes', async () => {
  const send = vi.fn().mockRejectedValue(lost);
  const trying = keepTrying(lost, send);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await trying).toBe(false);
  expect(send).toHaveBeenCalledTimes(5);
});
