import { filmByName, pictureByName } from '#media/lookup.ts';
import type { Env } from '#server/env.ts';
import type { PhotoUrls, Video } from './booking.ts';

/** The tables name pictures and films; where they are served from is known here. */
export type MediaAddresses = {
  photo(name: string): PhotoUrls;
  film(name: string): Pick<Video, 'mediaUrl' | 'formats'>;
};

const pictureUrl = (name: string, wanted: 'smallest' | 'largest'): string => {
  const { file, version, widths } = pictureByName(name);
  const width = wanted === 'smallest' ? widths.at(0) : widths.at(-1);
  return width === undefined ? `/media/${file}?v=${version}` : `/media/${file}-${width}.webp?v=${version}`;
};

/** Paths of one film lie in one folder: the folder is its media address, the files are its formats. */
const split = (address: string): { folder: string; file: string } => {
  const [path = ''] = address.split('?');
  const end = path.lastIndexOf('/') + 1;
  return { folder: path.slice(0, end), file: path.slice(end) };
};

export const mediaAddresses = ({ CDN_URL }: Pick<Env, 'CDN_URL'>): MediaAddresses => {
  const origin = CDN_URL?.replace(/\/+$/, '') ?? '';
  return {
    photo: (name) => ({
      thumbnail: origin + pictureUrl(name, 'smallest'),
      large: origin + pictureUrl(name, 'largest'),
    }),
    film: (name) => {
      const film = filmByName(name);
      const addresses = [film?.stream ?? [], film?.sources.map(({ src }) => src) ?? []].flat();
      const folder = split(addresses[0] ?? '').folder;
      return {
        mediaUrl: origin + folder,
        formats: addresses
          .map(split)
          .filter((part) => part.folder === folder)
          .map(({ file }) => ({
            name: file.endsWith('.m3u8') ? 'hls' : (file.split('.').at(-1) ?? ''),
            path: file,
          })),
      };
    },
  };
};
