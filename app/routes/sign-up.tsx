import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { studioOptionsLoader } from '#app/forms/fields/studios.server.ts';
import { signUpForm } from '#app/forms/site-forms/sign-up-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { SignUp } from '#app/pages/sign-up/sign-up.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { signUp } from '#words/pages/sign-up.ts';
import type { Route } from './+types/sign-up';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { ...signUp.meta, path: '/sign-up', crumb: signUp.heading });
export const handle = {
  cache: { query: ['location'] },
  sitemap: 'build',
  hasFreeClassPopup: false,
} satisfies PageHandle;

export const action = formAction(signUpForm);
export const loader = studioOptionsLoader;

export const ErrorBoundary = pageErrorBoundary(() => <SignUp studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <SignUp {...loaderData} />;
