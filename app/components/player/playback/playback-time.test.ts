import { expect, test } from 'vitest';
import { playbackTime } from './playback-time.ts';

test.each([
  [0, '0:00'],
  [9.9, '0:09'],
  [75, '1:15'],
  [3600, '1:00:00'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%s seconds read %s', (seconds, text) => {
  expect(playbackTime(seconds)).toBe(text);
});
