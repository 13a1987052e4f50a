import { type ReactNode, useState } from 'react';
import { fallbackSrc } from '#app/components/pictures/picture.tsx';
import type { Chapter } from '#app/components/player/playable.ts';
import { PlayerDialog } from '#app/components/player/player-dialog.tsx';
import type { FilmData } from '#media/film.ts';

type Props = {
  film: FilmData;
  title: string;
  chapters?: readonly Chapter[];
  /** Needed if the text inside does not say what will play. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A button that plays a film over the page. Before React has started, the browser's own player shows it
 * (`page-script/dialogs/films.ts`); without scripts the button is a link to the film file. The space bar
 * presses it by `page-script/controls/keys.ts`.
 */
export function FilmButton({ film, title, chapters, label, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const files = film.sources.filter(({ type }) => type.startsWith('video/mp4'));
  const early = files.length
    ? { 'data-film': title, 'data-poster': fallbackSrc(film.poster), 'data-small': files[0]?.src }
    : { 'data-replay-click': '' };
  return (
    <>
      <a
        role="button"
        href={film.sources.at(-1)?.src}
        {...early}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(true);
        }}
        className={className}
      >
        {children}
      </a>
      <PlayerDialog playable={{ title, film, chapters }} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
