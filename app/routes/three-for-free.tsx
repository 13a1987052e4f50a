import { ThreeForFree } from '#app/pages/three-for-free/three-for-free.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { threeForFree } from '#words/pages/three-for-free.ts';
import type { Route } from './+types/three-for-free';

export const handle = {
  cache: {},
  hasNavbar: false,
  hasFooter: false,
  hasFreeClassPopup: false,
} satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...threeForFree.meta,
    path: '/three-for-free',
    crumb: threeForFree.hero.heading,
  });

export default ThreeForFree;
