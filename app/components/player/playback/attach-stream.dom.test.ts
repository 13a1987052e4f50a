import { expect, test, vi } from 'vitest';
import { attachStream } from './attach-stream.ts';

type Listener = (event: string, data: object) => void;
const listeners = vi.hoisted(() => new Map<string, Listener>());
vi.mock('hls.js/light', () => ({
  default: class {
    static isSupported = () => true;
    static DefaultConfig = { fragLoadPolicy: { default: {} } };
    static Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered' };
    static ErrorTypes = { NETWORK_ERROR: 'network' };
    on = (event: string, listener: Listener) => listeners.set(event, listener);
    loadSource = () => {};
    attachMedia = () => {};
    destroy = () => {};
  },
}));

async function attach() {
  listeners.clear();
  const video = document.createElement('video');
  let readyState: number = HTMLMediaElement.HAVE_ENOUGH_DATA;
  Object.defineProperty(video, 'readyState', { get: () => readyState });
  const onFailed = vi.fn();
  attachStream(video, '/film.m3u8', onFailed);
  await expect.poll(() => listeners.size).toBe(2);
  return {
    onFailed,
    error: (data: { fatal: boolean; type: string }) => listeners.get('error')?.('error', data),
    pieceArrives: () => listeners.get('buffered')?.('buffered', { frag: { sn: 1 } }),
    playOut: () => {
      readyState = HTMLMediaElement.HAVE_CURRENT_DATA;
      video.dispatchEvent(new Event('waiting'));
    },
  };
}

test('after a fatal error the loaded part is played to its end, then the failure is reported once', async () => {
  const { error, playOut, onFailed } = await attach();
  error({ fatal: true, type: 'network' });
  expect(onFailed).not.toHaveBeenCalled();
  playOut();
  playOut();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a segment still loading when the stream fails permanently does not hide the failure', async () => {
  const { error, pieceArrives, playOut, onFailed } = await attach();
  error({ fatal: true, type: 'network' });
  pieceArrives();
  playOut();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('a connection that returns before the loaded part has ended is no failure, however late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { error, pieceArrives, playOut, onFailed } = await attach();
  error({ fatal: false, type: 'network' });
  vi.advanceTimersByTime(9000);
  pieceArrives();
  playOut();
  expect(onFailed).not.toHaveBeenCalled();
  vi.useRealTimers();
});
