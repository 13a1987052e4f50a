import { useEffect, useRef, useState } from 'react';
import type { FilmData, FilmSource } from '#media/film.ts';
import { Picture } from './picture.tsx';

type FilmProps = {
  film: FilmData;
  /** What the film shows, for those who do not see it; it is the poster's alternative text too. */
  label: string;
  sizes?: string;
  /** The poster belongs to the first screen. */
  priority?: boolean;
  className?: string;
};

type Connection = { saveData?: boolean };

const wantsStillness = () =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Two sizes are encoded: the small one serves phones, where a large one would only cost data. */
export const sourcesFor = (sources: readonly FilmSource[], viewport: number): readonly FilmSource[] => {
  const widths = [...new Set(sources.map((source) => source.width))].sort((a, b) => a - b);
  const chosen = widths.find((width) => width >= viewport) ?? widths.at(-1);
  return sources.filter((source) => source.width === chosen);
};

/** Resolves once the page has loaded and the browser has nothing better to do: the film never delays the poster. */
const whenIdle = (run: () => void) => {
  const idle = () => (window.requestIdleCallback ?? ((f: () => void) => setTimeout(f, 200)))(run);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
};

export const Film = ({ film, label, sizes, priority, className = '' }: FilmProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [sources, setSources] = useState<readonly FilmSource[]>([]);
  const [wanted, setWanted] = useState(false);
  const [visible, setVisible] = useState(false);
  const [playing, setPlaying] = useState(false);
  const playable = film.sources.length > 0;

  useEffect(() => {
    const element = frame.current;
    if (!element || !playable) return;
    setWanted(!wantsStillness());
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false), {
      threshold: 0.1,
    });
    whenIdle(() => observer.observe(element));
    return () => observer.disconnect();
  }, [playable]);

  useEffect(() => {
    if (visible && wanted)
      setSources((known) => (known.length > 0 ? known : sourcesFor(film.sources, window.innerWidth)));
  }, [visible, wanted, film.sources]);

  useEffect(() => {
    const element = video.current;
    if (!element || sources.length === 0) return;
    if (visible && wanted) element.play().catch(() => setWanted(false));
    else element.pause();
  }, [visible, wanted, sources]);

  return (
    <div ref={frame} className={`relative overflow-hidden ${className}`}>
      <Picture
        picture={film.poster}
        alt={label}
        sizes={sizes}
        priority={priority}
        className="absolute inset-0 size-full object-cover"
      />
      {sources.length > 0 && (
        <video
          ref={video}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          className="absolute inset-0 size-full object-cover motion-safe:animate-[fade-in_.6s_ease-out]"
        >
          {sources.map((source) => (
            <source key={source.src} src={source.src} type={source.type} />
          ))}
        </video>
      )}
      {playable && (
        <button
          type="button"
          onClick={() => setWanted(!wanted)}
          aria-label={wanted ? `Pause film: ${label}` : `Play film: ${label}`}
          data-playing={playing}
          className="absolute right-4 bottom-4 z-10 grid size-11 place-items-center rounded-full bg-ink/60 text-cream backdrop-blur-sm hover:bg-ink/80"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d={wanted ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
          </svg>
        </button>
      )}
    </div>
  );
};
