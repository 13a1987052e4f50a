import catalog from './catalog.json' with { type: 'json' };
import type { FilmEntry, PictureEntry } from './catalog.ts';
import { type PictureData, pictureOf } from './picture.ts';

export type FilmName = keyof (typeof catalog)['films'];

export type FilmSource = { src: string; type: string; width: number };

export type FilmData = {
  poster: PictureData;
  seconds: number;
  /** Smallest width first, then the codec with smaller files; if empty, only the poster is shown. */
  sources: readonly FilmSource[];
  /** Seconds at which its chapters begin. */
  chapters?: readonly number[];
};

const types = [
  ['webm', 'video/webm; codecs="av01.0.05M.08"'],
  ['mp4', 'video/mp4; codecs="avc1.64001f"'],
] as const;

export const filmOf = (name: string, entry: FilmEntry, poster: PictureEntry): FilmData => {
  const file = entry.of ?? name;
  return {
    poster: pictureOf(entry.poster, poster),
    seconds: entry.seconds,
    ...(entry.chapters && { chapters: entry.chapters }),
    sources: entry.widths.flatMap((width) =>
      types
        .filter(([extension]) => extension === 'mp4' || !entry.hasSound)
        .map(([extension, type]) => ({
          src: `/media/films/${file}-${width}.${extension}?v=${entry.version}`,
          type,
          width,
        })),
    ),
  };
};

export const film = (name: FilmName): FilmData => {
  const entry = catalog.films[name] as FilmEntry;
  return filmOf(name, entry, catalog.pictures[entry.poster as keyof typeof catalog.pictures] as PictureEntry);
};
