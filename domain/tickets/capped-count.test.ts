import { expect, test } from 'vitest';
import { cappedCountText, countCap } from './capped-count.ts';

test('a count at the cap says that there may be more', () => {
  expect(cappedCountText(countCap - 1)).toBe('499');
  expect(cappedCountText(countCap)).toBe('500+');
});
