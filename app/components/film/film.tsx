import { Picture } from '#app/components/pictures/picture.tsx';
import type { FilmData } from '#media/film.ts';
import { shell } from '#words/pages/shell.ts';

type FilmProps = {
  film: FilmData;
  /** A description of the film for visitors who do not see it; also the poster's alternative text. */
  label: string;
  sizes: string;
  /** The poster is on the first screen. */
  hasPriority?: boolean;
  className: string;
};

/** A silent film that plays in a loop while it is in view (app/behaviors/film-loops.ts). */
export const Film = ({ film, label, sizes, hasPriority, className }: FilmProps) => {
  const { sources } = film;
  const isPlayable = sources.length > 0;
  return (
    <div
      data-loop={isPlayable ? JSON.stringify(sources) : undefined}
      className={`group/film relative overflow-hidden ${className}`}
    >
      <Picture
        picture={film.poster}
        alt={label}
        sizes={sizes}
        hasPriority={hasPriority}
        className="absolute inset-0 size-full object-cover"
      />
      {isPlayable && (
        <button
          type="button"
          aria-label={shell.video.playFilm(label)}
          data-other-label={shell.video.pauseFilm(label)}
          className="absolute right-4 bottom-4 z-10 grid noscript:hidden size-11 place-items-center rounded-full bg-ink/60 text-cream backdrop-blur-sm hover:bg-ink/80"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 fill-current">
            <path d="M8 5l11 7-11 7z" className="group-data-on/film:hidden" />
            <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" className="hidden group-data-on/film:inline" />
          </svg>
        </button>
      )}
    </div>
  );
};
