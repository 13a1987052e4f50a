import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePlayback } from './use-playback.ts';

const source = { kind: 'stream', src: '/film.m3u8' } as const;
vi.mock('./attach-stream.ts', () => ({ attachStream: () => () => {} }));

afterEach(() => {
  vi.restoreAllMocks();
});

test('the sound returns by one press, also after the volume was lowered to nothing', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const video = document.createElement('video');
  const ref = { current: video };
  const { result } = renderHook(() => usePlayback(ref, source));
  const press = (action: () => void) =>
    act(async () => {
      action();
      video.dispatchEvent(new Event('volumechange'));
    });
  await press(() => result.current.changeVolume(-1));
  expect(result.current.isMuted).toBe(true);
  await press(() => result.current.toggleSound());
  expect([result.current.isMuted, video.muted, video.volume]).toEqual([false, false, 1]);
  await press(() => result.current.changeVolume(-0.4));
  await press(() => result.current.toggleSound());
  expect([result.current.isMuted, video.muted]).toEqual([true, true]);
  await press(() => result.current.toggleSound());
  expect([result.current.isMuted, video.volume]).toEqual([false, 0.6]);
});
