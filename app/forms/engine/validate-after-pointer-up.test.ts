// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPointerUp } from './validate-after-pointer-up.ts';

const dispatch = (type: string) => window.dispatchEvent(new Event(type));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('without a press it happens at once', () => {
  const act = vi.fn();
  afterPointerUp(act);
  expect(act).toHaveBeenCalledOnce();
});

test('during a press it waits for the click', () => {
  const act = vi.fn();
  dispatch('pointerdown');
  afterPointerUp(act);
  dispatch('pointerup');
  dispatch('click');
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test('a finger leaves the glass before the field loses its focus, and the press is still not over', () => {
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

test('a press that slid away has no click and ends by itself', () => {
  const act = vi.fn();
  dispatch('pointerdown');
  afterPointerUp(act);
  dispatch('pointercancel');
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
});

test('one that throws keeps no other from its turn', () => {
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
