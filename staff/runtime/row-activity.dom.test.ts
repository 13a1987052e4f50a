import { afterEach, expect, test, vi } from 'vitest';
import { watchRowActivity } from './row-activity.ts';

afterEach(() => vi.useRealTimers());

test('newer rows are not shown while the button that shows them has the focus', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<ul data-rows></ul><button data-newer-rows>Refresh</button>';
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

test('rows hold still under a resting pointer, unless it has left them or a note is written', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<ul data-rows><li>Ana</li></ul><p>Elsewhere</p><textarea></textarea>';
  const onLeft = vi.fn();
  const stop = new AbortController();
  watchRowActivity(onLeft, stop.signal);
  const movePointer = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointermove', { bubbles: true }));
  movePointer('li');
  vi.advanceTimersByTime(4000);
  expect(onLeft).not.toHaveBeenCalled();
  movePointer('p');
  vi.advanceTimersByTime(1000);
  expect(onLeft).toHaveBeenCalled();
  movePointer('li');
  onLeft.mockClear();
  document.querySelector('textarea')?.focus();
  vi.advanceTimersByTime(1000);
  expect(onLeft).toHaveBeenCalled();
  stop.abort();
});
