import { isVideoId } from '#content/facts/videos.ts';
import { filmByName, pictureByName } from '#media/lookup.ts';
import type { Env } from '#server/env.ts';

export type PhotoUrls = { thumbnail: string; large: string };
/** `mediaUrl` and the `path` of a format, joined, are a playable URL. */
export type FilmUrls = { mediaUrl: string; formats: readonly { name: string; path: string }[] };

/** URLs of the pictures and films that the tables store by name. */
export type MediaUrls = {
  photo(name: string): PhotoUrls;
  /** All widths of a picture, as the `srcset` attribute of an image. */
  srcset(name: string): string;
  film(name: string): FilmUrls;
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

const split = (url: string): { folder: string; file: string } => {
  const [path = ''] = url.split('?');
  const end = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, end), file: path.slice(end) };
};

/** A class is a stream that `server/media/class-stream.ts` makes, and the words of its teacher. */
const classFormats = ['master.m3u8', 'captions.vtt'] as const;

/** The folder of the first file is `mediaUrl`; the files in it are the formats. */
export const formatsOf = (urls: readonly string[]): FilmUrls => {
  const { folder } = split(urls[0] ?? '');
  const files = urls.map(split).filter((part) => part.folder === folder);
  return {
    mediaUrl: folder,
    formats: files.map(({ file }) => ({
      name: file.endsWith('.m3u8') ? 'hls' : (file.split('.').at(-1) ?? ''),
      path: file,
    })),
  };
};

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
    film: (name) => {
      const files = isVideoId(name.replace('vod/', ''))
        ? classFormats.map((file) => `/media/films/${name}/${file}`)
        : (filmByName(name)?.sources.map(({ src }) => src) ?? []);
      const { mediaUrl, formats } = formatsOf(files);
      return { mediaUrl: origin + mediaUrl, formats };
    },
  };
};
