import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { retreats } from '#content/en/pages/retreats.ts';
import type { Route } from './+types/retreats';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...retreats.meta, path: '/retreats' });

export default function Retreats() {
  return <PageTitle heading={retreats.meta.title} text={retreats.meta.description} />;
}
