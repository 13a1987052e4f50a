import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { comingSoon } from '#content/en/pages/coming-soon.ts';
import type { Route } from './+types/coming-soon';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...comingSoon.meta, path: '/coming-soon' });

export default function ComingSoon() {
  return <PageTitle heading={comingSoon.meta.title} text={comingSoon.meta.description} />;
}
