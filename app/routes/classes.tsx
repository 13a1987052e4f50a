import { Classes } from '#app/pages/classes/classes.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { classes } from '#words/pages/classes.ts';
import type { Route } from './+types/classes';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...classes.meta,
    path: '/classes',
    crumb: classes.crumb,
  });

export default Classes;
