import { Home } from '#app/pages/home/home.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { organization, webSite } from '#app/seo/structured-data/organization.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { published } from '#content/facts/published.ts';
import { home } from '#words/pages/home.ts';
import type { Route } from './+types/home';

/** Also served at `/applink`, with the same canonical URL. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...home.meta,
    path: '/',
    structuredData: (origin) => [
      organization(origin),
      webSite(origin),
      ...videoObjects(origin, [
        {
          film: home.studios.footage.film,
          name: home.studios.footage.label,
          description: home.studios.text,
          published: published.home,
        },
      ]),
    ],
  });
export const handle = {
  cache: {},
  sitemap: 'daily',
  aliases: ['/applink'],
  hasPromoBar: true,
} satisfies PageHandle;

export default Home;
