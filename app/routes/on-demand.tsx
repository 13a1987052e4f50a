import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { onDemand } from '#content/en/pages/on-demand.ts';
import type { Route } from './+types/on-demand';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...onDemand.meta, path: '/on-demand' });

export default function OnDemand() {
  return <PageTitle heading={onDemand.meta.title} text={onDemand.meta.description} />;
}
