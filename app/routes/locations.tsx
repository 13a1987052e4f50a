import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { locations } from '#content/en/pages/locations.ts';
import type { Route } from './+types/locations';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...locations.meta, path: '/locations' });

export default function Locations() {
  return <PageTitle heading={locations.meta.title} text={locations.meta.description} />;
}
