import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { openings } from '#content/en/pages/openings.ts';
import type { Route } from './+types/openings';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...openings.meta, path: '/openings' });

export default function Openings() {
  return <PageTitle heading={openings.meta.title} text={openings.meta.description} />;
}
