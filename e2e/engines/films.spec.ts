import { readMediaCatalog } from '#media/library-files.ts';
import { expect, test } from './engine-test.ts';

type Played = { seconds: number; hasEnded: boolean; dark: number[]; error: string | null };

/**
 * Plays a film in the page, fast and without sound, and looks at its frames; the fades at both ends of a film
 * may be dark.
 */
const play = (url: string) => {
  const film = document.createElement('video');
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [16, 9];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const played: Played = { seconds: 0, hasEnded: false, dark: [], error: null };
  Object.assign(window, { played });
  film.muted = true;
  film.playbackRate = 8;
  film.onloadedmetadata = () => {
    played.seconds = film.duration;
  };
  film.ontimeupdate = () => {
    if (!context || film.currentTime < 1.5 || film.currentTime > film.duration - 1.5) return;
    context.drawImage(film, 0, 0, canvas.width, canvas.height);
    const light = Math.max(
      ...context.getImageData(0, 0, canvas.width, canvas.height).data.filter((_, i) => i % 4 < 3),
    );
    if (light < 40) played.dark.push(film.currentTime);
  };
  film.onended = () => {
    played.hasEnded = true;
  };
  film.onerror = () => {
    played.error = film.error?.message ?? 'unknown';
  };
  film.src = url;
  document.body.replaceChildren(film);
  film.play().catch((reason) => {
    played.error = String(reason);
  });
};

/** `FILMS=all` plays all of them, which takes minutes; one of each kind is part of every run. */
const { films } = readMediaCatalog();
const isOneOfEachKind = (name: string) => ['teachers/1', 'testimonials/0'].includes(name);
const chosen = Object.entries(films).filter(
  ([name, { of }]) => !of && (process.env.FILMS === 'all' || isOneOfEachKind(name)),
);

for (const [name, { seconds, widths }] of chosen)
  test(`the film ${name} plays to its end without a dark frame`, async ({ tab }) => {
    await tab.driver.navigate(`${tab.base}/robots.txt`);
    await tab.evaluate(play, `/media/films/${name}-${widths[0]}.mp4`);
    const played = await tab.until(`${name} ends`, () => {
      const { played } = window as unknown as { played: Played };
      return played.hasEnded || played.error ? played : null;
    });
    expect(played).toEqual({ seconds: expect.closeTo(seconds, 0), hasEnded: true, dark: [], error: null });
  });
