import type { VideoId } from '#content/facts/videos.ts';
import { pictureByName } from '#media/lookup.ts';
import type { Env } from '#server/env.ts';

export type PhotoUrls = { thumbnail: string; large: string };
/** `mediaUrl` and the `path` of a format, joined, are a playable URL. */
export type FilmUrls = { mediaUrl: string; formats: readonly { name: string; path: string }[] };

/** URLs of the pictures and films that GraphQL names. */
export type MediaUrls = {
  photo(name: string): PhotoUrls;
  /** All widths of a picture, as the `srcset` attribute of an image. */
  srcset(name: string): string;
  /** The film of a class of the on-demand library. */
  classFilm(id: VideoId): FilmUrls;
  /** Hosts of films besides our own origin: the CDN, if there is one. */
  filmOrigins: readonly string[];
};

/** Sorted from the narrowest to the widest. */
const pictureUrls = (origin: string, name: string): readonly { url: string; width: number }[] => {
  const { file, version, width, widths } = pictureByName(name);
  // A drawing is one file without widths.
  if (widths.length === 0) return [{ url: `${origin}/media/${file}?v=${version}`, width }];
  return widths.map((each) => ({
    url: `${origin}/media/${file}-${each}.webp?v=${version}`,
    width: each,
  }));
};

/** A class is a stream that `server/media/class-stream.ts` makes, and the words of its instructor. */
const classFormats = [
  { name: 'hls', path: 'master.m3u8' },
  { name: 'vtt', path: 'captions.vtt' },
];

export const createMediaUrls = ({ CDN_URL }: Pick<Env, 'CDN_URL'>): MediaUrls => {
  const origin = CDN_URL?.replace(/\/+$/, '') ?? '';
  return {
    photo: (name) => {
      const urls = pictureUrls(origin, name);
      return { thumbnail: urls.at(0)?.url ?? '', large: urls.at(-1)?.url ?? '' };
    },
    srcset: (name) =>
      pictureUrls(origin, name)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    classFilm: (id) => ({ mediaUrl: `${origin}/media/films/vod/${id}/`, formats: classFormats }),
    filmOrigins: CDN_URL ? [new URL(CDN_URL).origin] : [],
  };
};
