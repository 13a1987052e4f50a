import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Source } from '#app/components/player/playable.ts';
import { attachStream } from './attach-stream.ts';
import { progressOf, rememberProgress } from './progress.ts';
import { startPlayback } from './start-playback.ts';

type PlaybackState = {
  status: 'loading' | 'playing' | 'paused' | 'failed';
  at: number;
  duration: number;
  isMuted: boolean;
};

/** Seconds before the end at which a film counts as played to its end. */
const endToleranceSeconds = 0.25;

/** Seconds between two positions that are stored. */
const rememberEverySeconds = 5;

/** Loads the source into the element; returns the function that unloads it. */
const attachSource = (video: HTMLVideoElement, source: Source, onFailure: () => void): (() => void) => {
  if (source.kind === 'stream') return attachStream(video, source.src, onFailure);
  // With several <source> elements the error event is sent to the last of them, so one file is chosen here.
  const file = source.files.find(({ type }) => video.canPlayType(type)) ?? source.files[0];
  if (file) video.src = file.src;
  return () => {
    video.removeAttribute('src');
    video.load();
  };
};

/** One video element with its state and actions. A retry continues at the position of the failure. */
export function usePlayback(ref: RefObject<HTMLVideoElement | null>, source: Source | null) {
  const [playback, setPlayback] = useState<PlaybackState>({
    status: source ? 'loading' : 'failed',
    at: 0,
    duration: 0,
    isMuted: false,
  });
  const [retries, setRetries] = useState(0);
  // A class continues where it was left, and every film where it failed.
  const resumeAt = useRef(source?.kind === 'stream' ? progressOf(source.src) : 0);
  // The number of the latest start: a pause, a failure, an unmount or a retry invalidates earlier starts.
  const starts = useRef(0);
  const start = useCallback((video: HTMLVideoElement) => {
    starts.current += 1;
    const current = starts.current;
    return startPlayback(video, () => starts.current === current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry attaches the same source again
  useEffect(() => {
    const video = ref.current;
    if (!video || !source) return;
    const change = (part: Partial<PlaybackState>) => setPlayback((last) => ({ ...last, ...part }));
    const changeUnlessFailed = (part: Partial<PlaybackState>) =>
      setPlayback((last) => (last.status === 'failed' ? last : { ...last, ...part }));
    const fail = () => {
      starts.current += 1;
      resumeAt.current = video.currentTime || resumeAt.current;
      change({ status: 'failed' });
    };
    let remembered = resumeAt.current;
    const remember = () => {
      if (source.kind !== 'stream' || Math.abs(video.currentTime - remembered) < rememberEverySeconds) return;
      remembered = video.currentTime;
      rememberProgress(source.src, remembered, video.duration);
    };
    const listeners = {
      loadedmetadata: () => {
        change({ duration: Number.isFinite(video.duration) ? video.duration : 0 });
        if (resumeAt.current) video.currentTime = resumeAt.current;
      },
      durationchange: () => change({ duration: Number.isFinite(video.duration) ? video.duration : 0 }),
      timeupdate: () => {
        change({ at: video.currentTime });
        remember();
      },
      playing: () => change({ status: 'playing' }),
      waiting: () => changeUnlessFailed({ status: 'loading' }),
      pause: () => changeUnlessFailed({ status: 'paused' }),
      volumechange: () => change({ isMuted: video.muted || video.volume === 0 }),
      error: fail,
    };
    for (const [type, listener] of Object.entries(listeners)) video.addEventListener(type, listener);
    change({ status: 'loading' });

    const detach = attachSource(video, source, fail);
    start(video).then(() => {
      // The browser refused to play, so the film waits for a press. A failure must not be overwritten.
      if (video.paused)
        setPlayback((last) => (last.status === 'loading' ? { ...last, status: 'paused' } : last));
    });
    return () => {
      starts.current += 1;
      for (const [type, listener] of Object.entries(listeners)) video.removeEventListener(type, listener);
      detach();
    };
  }, [ref, source, retries, start]);

  const seek = (to: number) => {
    const video = ref.current;
    if (!video || !Number.isFinite(video.duration)) return;
    video.currentTime = Math.min(Math.max(to, 0), video.duration);
    setPlayback((last) => ({ ...last, at: video.currentTime }));
  };
  const seekBy = (seconds: number) => seek((ref.current?.currentTime ?? 0) + seconds);
  const retry = () => setRetries((count) => count + 1);
  const toggle = () => {
    const video = ref.current;
    if (!video) return;
    if (playback.status === 'failed') return source ? retry() : undefined;
    // When a film ends, `ended` is true a moment before `paused`.
    if (video.paused || video.ended) {
      // The last segment of a stream may be longer than its playlist says: a press after the end would play
      // those frames, not the film again.
      if (video.currentTime > video.duration - endToleranceSeconds) video.currentTime = 0;
      start(video);
      return;
    }
    starts.current += 1;
    video.pause();
  };
  const toggleSound = () => {
    const video = ref.current;
    if (!video) return;
    video.muted = !playback.isMuted;
    if (!video.muted) video.volume ||= 1;
  };
  const changeVolume = (by: number) => {
    if (ref.current) ref.current.volume = Math.min(1, Math.max(0, ref.current.volume + by));
  };
  return { ...playback, seek, seekBy, toggle, toggleSound, changeVolume, retry };
}

export type Playback = ReturnType<typeof usePlayback>;
