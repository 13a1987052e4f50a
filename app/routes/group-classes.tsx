import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { studioOptionsLoader } from '#app/forms/fields/studios.server.ts';
import { groupClassForm } from '#app/forms/site-forms/group-class-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { GroupClasses } from '#app/pages/group-classes/group-classes.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { groupClasses } from '#words/pages/group-classes.ts';
import type { Route } from './+types/group-classes';

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    ...groupClasses.meta,
    path: '/groupclasses',
    crumb: groupClasses.crumb,
  });

export const action = formAction(groupClassForm);
export const loader = studioOptionsLoader;

export const ErrorBoundary = pageErrorBoundary(() => <GroupClasses studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <GroupClasses {...loaderData} />;
