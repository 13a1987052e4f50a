import { sitePath } from '#content/site-path.ts';
import { language } from '#words/language.ts';
import { schemaOrg } from './schema-org.ts';

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
