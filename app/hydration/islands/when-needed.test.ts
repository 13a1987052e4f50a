// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenNeeded } from './when-needed.ts';

let scrollNear: (isIntersecting: boolean) => void;
let root: HTMLElement;
let run: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  run = vi.fn();
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        scrollNear = (isIntersecting) => onChange([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  root = document.createElement('div');
  document.body.replaceChildren(root, document.createElement('button'));
  whenNeeded([root], run);
  expect(run).not.toHaveBeenCalled();
});

afterEach(() => void vi.unstubAllGlobals());

test('an island far from the viewport waits, and starts when it comes near', () => {
  scrollNear(false);
  expect(run).not.toHaveBeenCalled();
  scrollNear(true);
  expect(run).toHaveBeenCalledTimes(1);
});

test('an island starts once, also after several of these', () => {
  scrollNear(true);
  root.dispatchEvent(new Event('pointerdown'));
  document.querySelector('button')?.click();
  vi.advanceTimersByTime(5000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('an island starts at once if the visitor has pressed something before', () => {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  const runAtOnce = vi.fn();
  whenNeeded([root], runAtOnce);
  expect(runAtOnce).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'focusin'])('an island starts at a %s inside it', (type) => {
  root.dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalledTimes(1);
});

test('an island starts at a press anywhere on the page', () => {
  document.querySelector('button')?.click();
  expect(run).toHaveBeenCalledTimes(1);
});

test('an island starts by itself, some seconds after the app', () => {
  vi.advanceTimersByTime(1900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(1);
});
