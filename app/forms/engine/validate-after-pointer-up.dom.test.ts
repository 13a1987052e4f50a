import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPointerUp } from './validate-after-pointer-up.ts';

const dispatch = (type: string) => window.dispatchEvent(new Event(type));
beforeEach(() => {
  vi.useFakeTimers();
  // The test file before this one shares the document and may have ended within a press.
  dispatch('pointercancel');
  vi.runAllTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('without a press the validation runs at once', () => {
  const act = vi.fn();
  afterPointerUp(act);
  expect(act).toHaveBeenCalledOnce();
});

test('during a press the validation waits for the click', () => {
  const act = vi.fn();
  dispatch('pointerdown');
  afterPointerUp(act);
  dispatch('pointerup');
  dispatch('click');
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test('a touch that ends before the blur event is still a pending click', () => {
  const act = vi.fn();
  dispatch('pointerdown');
  dispatch('pointerup');
  vi.advanceTimersByTime(50);
  afterPointerUp(act);
  expect(act).not.toHaveBeenCalled();
  dispatch('click');
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test('a press that moves away has no click, and the validation runs after a timeout', () => {
  const act = vi.fn();
  dispatch('pointerdown');
  afterPointerUp(act);
  dispatch('pointercancel');
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
});

test('a validation that throws does not stop the others', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  const act = vi.fn();
  dispatch('pointerdown');
  afterPointerUp(() => {
    throw new TypeError('this browser does not have that');
  });
  afterPointerUp(act);
  dispatch('click');
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
  expect(consoleError).toHaveBeenCalledOnce();
  consoleError.mockRestore();
});
