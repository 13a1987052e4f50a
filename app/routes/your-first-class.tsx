import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { yourFirstClass } from '#content/en/pages/your-first-class.ts';
import type { Route } from './+types/your-first-class';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...yourFirstClass.meta, path: '/your-first-class' });

export default function YourFirstClass() {
  return <PageTitle heading={yourFirstClass.meta.title} text={yourFirstClass.meta.description} />;
}
