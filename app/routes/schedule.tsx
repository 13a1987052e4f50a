import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { schedule } from '#content/en/pages/schedule.ts';
import type { Route } from './+types/schedule';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...schedule.meta, path: '/schedule' });

export default function Schedule() {
  return <PageTitle heading={schedule.meta.title} text={schedule.meta.description} />;
}
