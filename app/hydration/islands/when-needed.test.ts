// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenNeeded } from './when-needed.ts';

let scrollNear: (isIntersecting: boolean) => void;
let root: HTMLElement;
const run = vi.fn();

beforeEach(() => {
  run.mockClear();
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

test('an island far from the viewport waits, and starts when it comes near', () => {
  scrollNear(false);
  expect(run).not.toHaveBeenCalled();
  scrollNear(true);
  expect(run).toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin'])('an island starts at a %s inside it', (type) => {
  root.dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalled();
});

test('an island starts at a press anywhere on the page', () => {
  document.querySelector('button')?.click();
  expect(run).toHaveBeenCalled();
});

test('an island starts by itself, some seconds after the app', () => {
  vi.advanceTimersByTime(1900);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalled();
});
