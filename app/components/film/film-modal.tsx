import { useState } from 'react';
import { VideoModal } from '#app/components/video/video-modal.tsx';
import type { FilmData } from '#media/film.ts';

type Props = { film: FilmData; title: string; isOpen: boolean; onClose: () => void };

/** A film over the page. */
export function FilmModal({ film, title, isOpen, onClose }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <VideoModal video={{ title, film, poster: film.poster }} isOpen={isOpen} onClose={onClose} />;
}
