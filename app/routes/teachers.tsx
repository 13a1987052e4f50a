import { Teachers } from '#app/pages/teachers/teachers.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { teachers } from '#content/catalog/teachers.ts';
import { published } from '#content/facts/published.ts';
import { teachers as page } from '#words/pages/teachers.ts';
import type { Route } from './+types/teachers';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...page.meta,
    path: '/teachers',
    crumb: page.crumb,
    structuredData: (origin) =>
      videoObjects(
        origin,
        teachers.map(({ name, comment, videoLink }) => ({
          film: videoLink,
          name,
          description: comment,
          published: published.teachers,
        })),
      ),
  });

export default Teachers;
