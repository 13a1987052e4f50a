import { expect, test, vi } from 'vitest';
import { playSound } from './sound.ts';

test('before the first press on the page no sound is prepared, because none could be played', () => {
  const AudioContext = vi.fn();
  vi.stubGlobal('AudioContext', AudioContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  playSound();
  expect(AudioContext).not.toHaveBeenCalled();
});
