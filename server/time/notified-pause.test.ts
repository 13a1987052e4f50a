import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotifiedPause } from './notified-pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a pause ends after its time', async () => {
  const { pause } = createNotifiedPause();
  const onEnd = vi.fn();
  void pause(1000).then(onEnd);
  await vi.advanceTimersByTimeAsync(999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a notification ends the pause at once, and leaves no timer', async () => {
  const { notify, pause } = createNotifiedPause();
  const paused = pause(1000);
  notify();
  await paused;
  expect(vi.getTimerCount()).toBe(0);
});

test('a notification during the work is not lost: the next pause has no length, until it is cleared', async () => {
  const { notify, clear, pause } = createNotifiedPause();
  clear();
  notify();
  await pause(1000);
  expect(vi.getTimerCount()).toBe(0);
  clear();
  const onEnd = vi.fn();
  void pause(1000).then(onEnd);
  await vi.advanceTimersByTimeAsync(500);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(onEnd).toHaveBeenCalledOnce();
});
