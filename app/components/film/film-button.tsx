import type { ReactNode } from 'react';
import { fallbackSrc } from '#app/components/pictures/picture.tsx';
import type { Chapter } from '#app/components/player/playable.ts';
import type { FilmData } from '#media/film.ts';

type Props = {
  film: FilmData;
  title: string;
  chapters?: readonly Chapter[];
  /** WebVTT. */
  captions?: string | undefined;
  /** Needed if the text inside does not say what will play. */
  label?: string;
  className: string;
  children: ReactNode;
};

/**
 * A link to a film that plays it over the page: the page script opens the dialog of
 * `app/components/film/film-stage.tsx` (app/page-script/dialogs/films.ts), and our player is loaded into it
 * (app/behaviors/load-player.ts).
 */
export const FilmButton = ({ film, title, chapters, captions, label, className, children }: Props) => (
  <a
    role="button"
    href={film.sources.at(-1)?.src}
    data-film={JSON.stringify({ title, film, chapters, captions })}
    data-poster={fallbackSrc(film.poster)}
    aria-label={label}
    aria-haspopup="dialog"
    className={className}
  >
    {children}
  </a>
);
