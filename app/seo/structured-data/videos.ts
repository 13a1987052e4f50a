import type { FilmData } from '#media/film.ts';
import { language } from '#words/language.ts';
import { pictureUrl, schemaOrg } from './schema-org.ts';

/** Search engines require a time and a zone; noon in UTC is the same day in Florida. */
const noonOf = (day: string) => `${day}T12:00:00Z`;

type DescribedFilm = {
  film: FilmData;
  name: string;
  description: string;
  published: string;
  /** The language of the page, unless given. */
  inLanguage?: string;
};

/** Returns nothing for a film that has only a poster: search engines reject a VideoObject without a URL. */
export const videoObjects = (origin: string, films: readonly DescribedFilm[]) =>
  films.flatMap(({ film, name, description, published, inLanguage = language.code }) => {
    const largest = film.sources.at(-1);
    if (!largest) return [];
    return {
      '@context': schemaOrg,
      '@type': 'VideoObject',
      name,
      description,
      inLanguage,
      uploadDate: noonOf(published),
      duration: `PT${Math.round(film.seconds)}S`,
      thumbnailUrl: `${origin}${pictureUrl(film.poster)}`,
      contentUrl: `${origin}${largest.src}`,
    };
  });

type LibraryVideo = {
  id: string;
  name: string;
  description: string;
  seconds: number;
  thumbnail: string;
  src: string | null;
};

/** The list of videos that the page shows, each one once, without those that are not filmed yet. */
export const videoItemList = (origin: string, published: string, videos: readonly LibraryVideo[]) => ({
  '@context': schemaOrg,
  '@type': 'ItemList',
  itemListElement: [...new Map(videos.map((video) => [video.id, video])).values()]
    .filter(({ src }) => src !== null)
    .map(({ name, description, seconds, thumbnail, src }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: {
        '@type': 'VideoObject',
        name,
        description,
        inLanguage: language.code,
        uploadDate: noonOf(published),
        duration: `PT${seconds}S`,
        thumbnailUrl: new URL(thumbnail, origin).href,
        contentUrl: new URL(src ?? '', origin).href,
      },
    })),
});
