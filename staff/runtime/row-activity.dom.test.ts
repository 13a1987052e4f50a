import { afterEach, expect, test, vi } from 'vitest';
import { watchRowActivity } from './row-activity.ts';

afterEach(() => vi.useRealTimers());

test('held rows are not shown while the button that shows them has the focus', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<ul data-rows></ul><button data-held-rows>Refresh</button>';
  const onLeft = vi.fn();
  const stop = new AbortController();
  watchRowActivity(onLeft, stop.signal);
  const button = document.querySelector('button');
  button?.focus();
  vi.advanceTimersByTime(5000);
  expect(onLeft).not.toHaveBeenCalled();
  button?.blur();
  vi.advanceTimersByTime(5000);
  expect(onLeft).toHaveBeenCalled();
  stop.abort();
});
