import { sourcesFor } from '#app/browser/film-sources.ts';
import { isStream } from '#domain/videos/videos.ts';
import type { FilmData, FilmSource } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

export type Chapter = { at: number; title: string };

/** What the player accepts: a URL on our origin (file or stream), or a film of the media library. */
export type Playable = {
  title: string;
  src?: string | null;
  /** WebVTT. */
  captions?: string | null;
  /** Parts of the film, in order; `at` in seconds. */
  chapters?: readonly Chapter[];
  film?: FilmData | null;
  poster?: PictureData | string | null;
};

export type Source = { kind: 'stream'; src: string } | { kind: 'files'; files: readonly FilmSource[] };

const fileType = (src: string) => (/\.webm(?:[?#]|$)/i.test(src) ? 'video/webm' : 'video/mp4');

/** The source for the player; null if there is only a poster. */
export const sourceOf = ({ src, film }: Pick<Playable, 'src' | 'film'>, viewport: number): Source | null => {
  if (src) {
    return isStream(src)
      ? { kind: 'stream', src }
      : { kind: 'files', files: [{ src, type: fileType(src), width: viewport }] };
  }
  if (film && film.sources.length > 0) return { kind: 'files', files: sourcesFor(film.sources, viewport) };
  return null;
};
