import { expect, test } from 'vitest';
import type { Shown } from '#staff/runtime/fetch-screen.ts';
import { createSeenScreens } from './seen-screens.ts';

const shown = {} as Shown;
const urls = Array.from({ length: 40 }, (_, index) => `/staff/leads/${index}`);

test('of a long day only the newest twenty screens are stored, and one that is seen again is new', () => {
  const screens = createSeenScreens();
  screens.store('/staff', { shown, scroll: 0 });
  for (const url of urls) {
    screens.store(url, { shown, scroll: 3 });
    screens.store('/staff', { shown, scroll: 7 });
  }
  expect(urls.filter((url) => screens.find(url).shown)).toEqual(urls.slice(-19));
  expect(screens.find('/staff')).toEqual({ shown, scroll: 7 });
  expect(screens.find('/staff/leads/0').scroll).toBe(3);
});

test('after a change no screen of before is left, but its scroll position is', () => {
  const screens = createSeenScreens();
  screens.store('/staff', { shown, scroll: 7 });
  screens.forgetScreens();
  expect(screens.find('/staff')).toEqual({ shown: null, scroll: 7 });
});
