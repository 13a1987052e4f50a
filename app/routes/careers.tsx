import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { careers } from '#content/en/pages/careers.ts';
import type { Route } from './+types/careers';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...careers.meta, path: '/careers' });

export default function Careers() {
  return <PageTitle heading={careers.meta.title} text={careers.meta.description} />;
}
