import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { PrivacyPolicy } from '#app/pages/privacy-policy/privacy-policy.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { privacyPolicy } from '#words/pages/privacy-policy.ts';
import type { Route } from './+types/privacy-policy';

export const handle = { cache: {}, sitemap: 'build' } satisfies PageHandle;

/** Only the loader imports the long text, so that it is in the HTML and not in the page's JavaScript. */
export const loader = () => privacyPolicy;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData
    ? pageMeta(matches, {
        ...loaderData.meta,
        path: '/privacy-policy',
        crumb: loaderData.heading,
      })
    : [];

export const ErrorBoundary = pageErrorBoundary();

export default ({ loaderData }: Route.ComponentProps) => <PrivacyPolicy {...loaderData} />;
