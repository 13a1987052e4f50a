import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { groupClasses } from '#content/en/pages/group-classes.ts';
import type { Route } from './+types/group-classes';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...groupClasses.meta, path: '/groupclasses' });

export default function GroupClasses() {
  return <PageTitle heading={groupClasses.meta.title} text={groupClasses.meta.description} />;
}
