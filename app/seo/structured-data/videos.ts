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
