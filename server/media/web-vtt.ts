import type { Cue } from '#domain/videos/class-cues.ts';

const timestamp = (seconds: number): string =>
  new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);

/** WebVTT. The browser places the lines: Chromium does not wrap those with a position of their own. */
export const webVtt = (cues: readonly Cue[]): string => {
  const lines = cues.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${text}\n`);
  return ['WEBVTT', '', ...lines].join('\n');
};
