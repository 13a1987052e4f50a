import { useEffect, useRef, useState } from 'react';
import { savesData } from '#app/browser/data-saver.ts';
import { Picture } from '#app/components/pictures/picture.tsx';
import { type Source, sourceOf } from '#app/components/player/playable.ts';
import type { FilmData } from '#media/film.ts';
import { shell } from '#words/pages/shell.ts';

type FilmProps = {
  film: FilmData;
  /** A description of the film for visitors who do not see it; also the poster's alternative text. */
  label: string;
  sizes?: string;
  /** The poster is on the first screen. */
  hasPriority?: boolean;
  className?: string;
};

const prefersStill = () => savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Runs once the page has loaded and the browser is idle, so that the film does not delay the poster. */
const whenIdle = (run: () => void) => {
  const idle = () => (window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 200)))(run);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
};

const minVisibleRatio = 0.1;

export const Film = ({ film, label, sizes, hasPriority, className = '' }: FilmProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const isPlayable = film.sources.length > 0;

  useEffect(() => {
    const element = frame.current;
    if (!element || !isPlayable) return;
    setIsWanted(!prefersStill());
    const observer = new IntersectionObserver(
      ([entry]) => setIsVisible((entry?.intersectionRatio ?? 0) >= minVisibleRatio),
      { threshold: minVisibleRatio },
    );
    whenIdle(() => observer.observe(element));
    return () => observer.disconnect();
  }, [isPlayable]);

  useEffect(() => {
    if (isVisible && isWanted) setSource((known) => known ?? sourceOf({ film }, window.innerWidth));
  }, [isVisible, isWanted, film]);

  useEffect(() => {
    const element = video.current;
    if (!element || !source) return;
    if (!isVisible || !isWanted) return element.pause();
    let isCurrent = true;
    // A rejection means that the browser refuses to play; after an AbortError we paused the film ourselves.
    element.play().catch((error: unknown) => {
      if (isCurrent && (error as DOMException)?.name !== 'AbortError') setIsWanted(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isVisible, isWanted, source]);

  return (
    <div ref={frame} className={`relative overflow-hidden ${className}`}>
      <Picture
        picture={film.poster}
        alt={label}
        sizes={sizes}
        hasPriority={hasPriority}
        className="absolute inset-0 size-full object-cover"
      />
      {source && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setHasStarted(true)}
          className={`absolute inset-0 size-full object-cover transition-opacity duration-700 ${hasStarted ? '' : 'opacity-0'}`}
        >
          {source.kind === 'files' &&
            source.files.map(({ src, type }) => <source key={src} src={src} type={type} />)}
        </video>
      )}
      {isPlayable && (
        <button
          type="button"
          onClick={() => setIsWanted(!isWanted)}
          aria-label={isWanted ? shell.video.pauseFilm(label) : shell.video.playFilm(label)}
          className="absolute right-4 bottom-4 z-10 grid noscript:hidden size-11 place-items-center rounded-full bg-ink/60 text-cream backdrop-blur-sm hover:bg-ink/80"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d={isWanted ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
          </svg>
        </button>
      )}
    </div>
  );
};
