import { expect, test } from 'vitest';
import { startPlayback } from './start-playback.ts';

/** A video element whose first call of `play` fails with this error, and which always plays when muted. */
const film = (refusal: string | null) => ({
  muted: false,
  paused: true,
  plays: 0,
  async play() {
    this.plays += 1;
    if (refusal && !this.muted) throw new DOMException('no', refusal);
    this.paused = false;
  },
});
const wanted = () => true;

test('a film that may play with sound keeps it', async () => {
  const video = film(null);
  await startPlayback(video, wanted);
  expect(video).toMatchObject({ paused: false, muted: false, plays: 1 });
});

test.each(['NotAllowedError', 'AbortError'])(
  'after %s a paused film starts without sound',
  async (refusal) => {
    const video = film(refusal);
    await startPlayback(video, wanted);
    expect(video).toMatchObject({ paused: false, muted: true, plays: 2 });
  },
);

test('a film that was paused or replaced meanwhile is not started', async () => {
  const video = film('AbortError');
  await startPlayback(video, () => false);
  expect(video).toMatchObject({ paused: true, muted: false, plays: 1 });
});

test('a film that cannot be played is not tried again', async () => {
  const video = film('NotSupportedError');
  await startPlayback(video, wanted);
  expect(video).toMatchObject({ muted: false, plays: 1 });
});
