import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { studioKey, useSelectedStudio } from './use-selected-studio.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});
beforeEach(() => history.replaceState(null, '', '/schedule'));

/** A visitor in Jacksonville who shares a position; the test resolves it. */
function visit() {
  const position = Promise.withResolvers<void>();
  vi.stubGlobal('navigator', {
    permissions: { query: async () => ({ state: 'granted' }) },
    geolocation: {
      getCurrentPosition: (found: (at: object) => void) =>
        position.promise.then(() => found({ coords: { latitude: 30.33, longitude: -81.65 } })),
    },
  });
  const choose = vi.fn();
  renderHook(() => useSelectedStudio(choose));
  return { choose, findPosition: () => act(async () => position.resolve()) };
}

test('the nearest studio is shown to a visitor who shares a position', async () => {
  const { choose, findPosition } = visit();
  await findPosition();
  expect(choose.mock.calls).toEqual([['jacksonville', true]]);
});

test('a remembered studio that is not on the schedule counts as none', async () => {
  localStorage.setItem(studioKey, 'gone');
  const { choose, findPosition } = visit();
  await findPosition();
  expect(choose.mock.calls).toEqual([['jacksonville', true]]);
});

test('the nearest studio does not replace one that the visitor chose before it was found', async () => {
  const { choose, findPosition } = visit();
  history.replaceState(null, '', '/schedule?location=davie');
  await findPosition();
  expect(choose).not.toHaveBeenCalled();
});

test('the studio of the URL is shown instead of the remembered one', () => {
  localStorage.setItem(studioKey, 'weston');
  history.replaceState(null, '', '/schedule?location=davie');
  expect(visit().choose).not.toHaveBeenCalled();
  history.replaceState(null, '', '/schedule');
  expect(visit().choose.mock.calls).toEqual([['weston', true]]);
});
