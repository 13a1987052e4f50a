import { PageTitle } from '#app/components/page-title.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { upcomingLocations } from '#content/en/pages/upcoming-locations.ts';
import type { Route } from './+types/upcoming-locations';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...upcomingLocations.meta, path: '/upcoming-locations' });

export default function UpcomingLocations() {
  return <PageTitle heading={upcomingLocations.meta.title} text={upcomingLocations.meta.description} />;
}
