import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { teachers } from '#content/en/pages/teachers.ts';
import type { Route } from './+types/teachers';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...teachers.meta, path: '/teachers' });

export default function Teachers() {
  return <PageTitle heading={teachers.meta.title} text={teachers.meta.description} />;
}
