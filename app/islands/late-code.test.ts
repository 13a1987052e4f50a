import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persistently } from './late-code.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('code that fails to arrive is asked for again, and one success is enough', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no line')).mockResolvedValue('module');
  const loaded = persistently(load);
  await vi.advanceTimersByTimeAsync(500);
  expect(await loaded).toBe('module');
  expect(load).toHaveBeenCalledTimes(2);
});

test('it is not asked for for ever', async () => {
  const load = vi.fn().mockRejectedValue(new Error('no line'));
  const loaded = expect(persistently(load)).rejects.toThrow('no line');
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  expect(load).toHaveBeenCalledTimes(4);
});
