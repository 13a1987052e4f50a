import { sourcesFor } from '#app/browser/film-sources.ts';
import type { FilmSource } from '#media/film.ts';

/** The share of a loop that is visible when it plays: an edge of it is no reason to load a film. */
const minVisibleRatio = 0.1;

const isDataSaverOn = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

const isStillPreferred = () => isDataSaverOn() || matchMedia('(prefers-reduced-motion: reduce)').matches;

const createVideo = (frame: HTMLElement): HTMLVideoElement => {
  const video = document.createElement('video');
  video.muted = video.loop = video.playsInline = true;
  video.preload = 'auto';
  video.ariaHidden = 'true';
  video.tabIndex = -1;
  video.className = 'absolute inset-0 size-full object-cover transition-opacity duration-700 opacity-0';
  video.addEventListener('playing', () => video.classList.remove('opacity-0'), { once: true });
  const sources = JSON.parse(frame.dataset.loop ?? '[]') as FilmSource[];
  for (const { src, type } of sourcesFor(sources, window.innerWidth))
    video.append(Object.assign(document.createElement('source'), { src, type }));
  frame.querySelector('button')?.before(video);
  return video;
};

/**
 * Plays a film of the page (`data-loop`) while it is in view and the visitor has not paused it. Its button
 * works at once; the returned function starts it by itself.
 */
function playLoop(frame: HTMLElement): () => void {
  const button = frame.querySelector('button');
  let isVisible = false;
  let isOn = false;
  let isPressed = false;
  let video: HTMLVideoElement | undefined;
  const switchTo = (next: boolean) => {
    if (next !== isOn && button)
      [button.ariaLabel, button.dataset.otherLabel] = [
        button.dataset.otherLabel ?? '',
        button.ariaLabel ?? '',
      ];
    isOn = next;
    frame.toggleAttribute('data-on', next);
    play();
  };
  const play = () => {
    if (!isVisible || !isOn) return video?.pause();
    video ??= createVideo(frame);
    // A rejection means that the browser refuses to play; after an AbortError we paused the film ourselves.
    video.play().catch((error: DOMException) => {
      if (error.name !== 'AbortError') switchTo(false);
    });
  };
  button?.addEventListener('click', () => {
    isPressed = true;
    switchTo(!isOn);
  });
  new IntersectionObserver(
    ([entry]) => {
      isVisible = (entry?.intersectionRatio ?? 0) >= minVisibleRatio;
      play();
    },
    { threshold: minVisibleRatio },
  ).observe(frame);
  return () => {
    if (!isPressed) switchTo(!isStillPreferred());
  };
}

/** The returned function starts the films; it is called later, so that they do not delay the pictures. */
export function playFilmLoops(): () => void {
  const starts = [...document.querySelectorAll<HTMLElement>('[data-loop]')].map(playLoop);
  return () => {
    for (const start of starts) start();
  };
}
