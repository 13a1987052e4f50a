import { expect, test } from 'vitest';
import type { Shown } from '#staff/runtime/fetch-screen.ts';
import { createSeenScreens } from './seen-screens.ts';

const seen = { shown: {} as Shown, scroll: 0 };
const urls = Array.from({ length: 40 }, (_, index) => `/staff/leads/${index}`);

test('of a long day only the newest twenty screens are stored, and one that is seen again is new', () => {
  const screens = createSeenScreens();
  screens.store('/staff', seen);
  for (const url of urls) {
    screens.store(url, seen);
    screens.store('/staff', { ...seen, scroll: 7 });
  }
  const stored = urls.filter((url) => screens.find(url));
  expect(stored).toEqual(urls.slice(-19));
  expect(screens.find('/staff')?.scroll).toBe(7);
});

test('after a change no screen of before is left', () => {
  const screens = createSeenScreens();
  screens.store('/staff', seen);
  screens.clear();
  expect(screens.find('/staff')).toBeUndefined();
});
