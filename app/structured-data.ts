import type { FilmData } from '#media/film.ts';
import type { PictureData } from '#media/picture.ts';

/** schema.org descriptions for search engines. Addresses in them must be whole, hence the origin everywhere. */
const context = 'https://schema.org';

export type Crumb = { name: string; path: string };

/** The way from home to the page, home first and the page itself last. */
export const breadcrumbList = (origin: string, trail: readonly Crumb[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${origin}${path}`,
  })),
});

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

type DescribedFilm = { film: FilmData; name: string; description: string; published: string };

/** Nothing for a film that is only a poster so far: a description without an address would be an error to search engines. */
export const videoObjects = (origin: string, films: readonly DescribedFilm[]) =>
  films.flatMap(({ film, name, description, published }) => {
    const largest = film.sources.at(-1);
    if (!largest) return [];
    return {
      '@context': context,
      '@type': 'VideoObject',
      name,
      description,
      uploadDate: published,
      duration: `PT${Math.round(film.seconds)}S`,
      thumbnailUrl: `${origin}${pictureAddress(film.poster)}`,
      contentUrl: `${origin}${largest.src}`,
    };
  });

/** The largest WebP of a rendered picture, the drawing itself otherwise: what sharing cards and search engines can read. */
export const pictureAddress = ({ file, widths, version }: PictureData) => {
  const largest = widths.at(-1);
  return largest === undefined
    ? `/media/${file}?v=${version}`
    : `/media/${file}-${largest}.webp?v=${version}`;
};
