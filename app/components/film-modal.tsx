import { useState } from 'react';
import { lazyPart } from '#app/hydration/lazy-part.tsx';
import type { FilmData } from '#media/film.ts';

const VideoModal = lazyPart(() => import('./video/video-modal.tsx'));

type Props = { film: FilmData; title: string; isOpen: boolean; onClose: () => void };

/** A film over the page. The code of the player is loaded on the first press, not with the page. */
export function FilmModal({ film, title, isOpen, onClose }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened) return null;
  return <VideoModal video={{ title, film, poster: film.poster }} isOpen={isOpen} onClose={onClose} />;
}
