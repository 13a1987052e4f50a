import { YourFirstClass } from '#app/pages/your-first-class/your-first-class.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { faqPage } from '#app/seo/structured-data/page.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { published } from '#content/facts/published.ts';
import { yourFirstClass } from '#words/pages/your-first-class.ts';
import type { Route } from './+types/your-first-class';

const { hero, preparation, questions } = yourFirstClass;

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...yourFirstClass.meta,
    path: '/your-first-class',
    crumb: hero.heading,
    structuredData: (origin) => [
      faqPage(questions.items),
      ...videoObjects(origin, [
        {
          film: preparation.footage.film,
          name: preparation.footage.label,
          description: preparation.text,
          published: published.firstClass,
        },
      ]),
    ],
  });

export default YourFirstClass;
