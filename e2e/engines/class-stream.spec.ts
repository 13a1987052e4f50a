import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

/** Jumps there, looks at the frame, and waits until the film goes on. */
const playFrom = async (tab: EnginePage, position: number) => {
  await tab.until(
    'the film has begun',
    (to) => {
      const film = document.querySelector('video');
      // A visitor sees the film before they seek. WebKitGTK can hang in a seek before its first frame.
      if (!film?.duration || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return false;
      film.muted = true;
      film.pause();
      film.currentTime = to;
      return true;
    },
    position,
  );
  await tab.until(`the frame at ${position} is not black`, () => {
    const film = document.querySelector('video');
    const context = document.createElement('canvas').getContext('2d');
    if (!film || !context || film.seeking || film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      return false;
    context.drawImage(film, 0, 0, 16, 9);
    return context.getImageData(0, 0, 16, 9).data.some((light, i) => i % 4 < 3 && light > 60);
  });
  await tab.evaluate(() => {
    // Refused when the next jump pauses the film.
    document
      .querySelector('video')
      ?.play()
      .catch(() => {});
  });
  await tab.until(
    `the film goes on from ${position}`,
    (from) => {
      const film = document.querySelector('video');
      return film && (film.currentTime > from + 0.3 || film.ended);
    },
    position,
  );
};

const playToEnd = async (tab: EnginePage) => {
  await playFrom(tab, await tab.evaluate(() => (document.querySelector('video')?.duration ?? 0) - 2));
  await tab.until('the film ends', () => document.querySelector('video')?.ended);
  expect(await tab.evaluate(() => document.querySelector('video')?.error)).toBeNull();
};

const openPlayer = (tab: EnginePage, src: string) => tab.open(`/player/${encodeURIComponent(src)}`);

test('a class plays, goes on over its discontinuities, and ends', async ({ tab }) => {
  await openPlayer(tab, '/media/films/vod/flow-1/master.m3u8');
  await tab.until('the class is as long as its card says', () => {
    const duration = document.querySelector('video')?.duration ?? 0;
    return Math.abs(duration - 1200) <= 5;
  });
  // Before the second segment, the second repetition and the second pose.
  for (const position of [1.8, 11.8, 300]) await playFrom(tab, position);
  await playToEnd(tab);
  const duration = await tab.evaluate(() => document.querySelector('video')?.duration);
  expect(duration, 'no repetition is longer than the playlist says').toBeCloseTo(1200, 0);
});
