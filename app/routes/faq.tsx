import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { studioOptionsLoader } from '#app/forms/fields/studios.server.ts';
import { cancellationForm } from '#app/forms/site-forms/cancellation-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { freeClassCountOf, rootDataOf } from '#app/islands/page-data.ts';
import { Faq, faqGroups } from '#app/pages/faq/faq.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { faqPage } from '#app/seo/structured-data/page.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { faq } from '#words/pages/faq.ts';
import type { Route } from './+types/faq';

export const handle = { cache: { query: ['location'] }, sitemap: 'build' } satisfies PageHandle;

export const meta: Route.MetaFunction = ({ matches }) => {
  const groups = faqGroups(freeClassCountOf(rootDataOf(matches)));
  return pageMeta(matches, {
    ...faq.meta,
    path: '/faq',
    crumb: faq.crumb,
    structuredData: () => [faqPage(groups.flatMap(({ questions }) => questions))],
  });
};

export const action = formAction(cancellationForm);
export const loader = studioOptionsLoader;

export const ErrorBoundary = pageErrorBoundary(() => <Faq studios={null} />);

export default ({ loaderData }: Route.ComponentProps) => <Faq {...loaderData} />;
