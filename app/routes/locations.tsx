import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { pageEnvironment } from '#app/loaders/page-environment.server.ts';
import { Locations } from '#app/pages/locations/locations.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { locations } from '#words/pages/locations.ts';
import type { Route } from './+types/locations';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...locations.meta,
    path: '/locations',
    crumb: locations.crumb,
  });

export const loader = ({ context }: Route.LoaderArgs) => ({
  mapStyleUrl: pageEnvironment(context).mapStyleUrl,
});

export const ErrorBoundary = pageErrorBoundary();

export default ({ loaderData }: Route.ComponentProps) => <Locations {...loaderData} />;
