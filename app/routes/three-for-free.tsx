import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { threeForFree } from '#content/en/pages/three-for-free.ts';
import type { Route } from './+types/three-for-free';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...threeForFree.meta, path: '/three-for-free' });

export default function ThreeForFree() {
  return <PageTitle heading={threeForFree.meta.title} text={threeForFree.meta.description} />;
}
