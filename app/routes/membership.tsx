import { Membership } from '#app/pages/membership/membership.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { membership } from '#words/pages/membership.ts';
import type { Route } from './+types/membership';

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...membership.meta,
    path: '/membership',
    crumb: membership.crumb,
  });

export default Membership;
