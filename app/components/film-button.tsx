import { type ReactNode, useState } from 'react';
import type { FilmData } from '#media/film.ts';
import { FilmModal } from './film-modal.tsx';

type Props = {
  film: FilmData;
  title: string;
  /** When the words inside do not say what will play. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A button that plays a film over the page; without scripts, a plain link to the film itself. */
export function FilmButton({ film, title, label, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const file = film.sources.at(-1)?.src;
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={className}
      >
        {children}
      </button>
      {file && (
        <noscript>
          <a href={file}>{label ?? title}</a>
        </noscript>
      )}
      <FilmModal film={film} title={title} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
