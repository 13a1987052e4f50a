import { Picture } from '#app/components/pictures/picture.tsx';
import type { Playable } from './playable.ts';

export function Poster({ poster }: { poster: NonNullable<Playable['poster']> }) {
  const className = 'pointer-events-none absolute inset-0 size-full object-contain';
  return typeof poster === 'string' ? (
    <img src={poster} alt="" className={className} />
  ) : (
    <Picture picture={poster} alt="" sizes="100vw" className={className} style={{ background: 'none' }} />
  );
}
