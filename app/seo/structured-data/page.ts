import { sitePath } from '#content/site-path.ts';
import type { PictureData } from '#media/picture.ts';
import { language } from '#words/language.ts';
import { imageOf, schemaOrg } from './schema-org.ts';

export type Crumb = { name: string; path: string };

/** The breadcrumb from home to the page itself. */
export const breadcrumbList = (origin: string, trail: readonly Crumb[]) => ({
  '@context': schemaOrg,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + sitePath(path),
  })),
});

type WebPage = { title: string; description: string; path: string; picture: PictureData };

/** The main picture of a page. Nothing if that picture is only a drawing. */
export const webPage = (origin: string, { title, description, path, picture }: WebPage) => {
  const image = imageOf(origin, picture);
  if (!image) return [];
  return [
    {
      '@context': schemaOrg,
      '@type': 'WebPage',
      url: origin + sitePath(path),
      inLanguage: language.code,
      name: title,
      description,
      primaryImageOfPage: { '@type': 'ImageObject', url: image },
    },
  ];
};

export const faqPage = (questions: readonly { question: string; answer: string }[]) => ({
  '@context': schemaOrg,
  '@type': 'FAQPage',
  inLanguage: language.code,
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
