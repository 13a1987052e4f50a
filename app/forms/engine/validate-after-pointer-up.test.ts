// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPointerUp } from './validate-after-pointer-up.ts';

const hear = (type: string) => window.dispatchEvent(new Event(type));
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
  hear('pointerdown');
  afterPointerUp(act);
  hear('pointerup');
  hear('click');
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test('a finger leaves the glass before the field loses its focus, and the press is still not over', () => {
  const act = vi.fn();
  hear('pointerdown');
  hear('pointerup');
  vi.advanceTimersByTime(50);
  afterPointerUp(act);
  expect(act).not.toHaveBeenCalled();
  hear('click');
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test('a press that slid away has no click and ends by itself', () => {
  const act = vi.fn();
  hear('pointerdown');
  afterPointerUp(act);
  hear('pointercancel');
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
});

test('one that throws keeps no other from its turn', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const act = vi.fn();
  hear('pointerdown');
  afterPointerUp(() => {
    throw new TypeError('this browser does not have that');
  });
  afterPointerUp(act);
  hear('click');
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
