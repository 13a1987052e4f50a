import { upcomingLocationsForm } from '#app/forms/site-forms/upcoming-locations-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { UpcomingLocations } from '#app/pages/pre-sale/upcoming-locations.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { upcomingLocations } from '#words/pages/upcoming-locations.ts';
import type { Route } from './+types/upcoming-locations';

export const handle = {
  cache: { params: { location: ['miami', 'hollywood'] } },
  sitemap: 'build',
  hasSignUpForm: true,
  hasFreeClassPopup: false,
} satisfies PageHandle;

/** One page with three headlines; the canonical URL is the one about both studios. */
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...upcomingLocations.meta,
    path: '/upcoming-locations',
    crumb: upcomingLocations.crumb,
  });

export const action = (args: Route.ActionArgs) =>
  formAction(upcomingLocationsForm(args.params.location))(args);

export default ({ params }: Route.ComponentProps) => <UpcomingLocations location={params.location} />;
