import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { preSaleAddressForm } from '#app/forms/site-forms/pre-sale-address-form.tsx';
import { formAction } from '#app/forms/state/form-action.server.ts';
import { UpcomingStudio } from '#app/pages/pre-sale/upcoming-studio.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbList } from '#app/seo/structured-data/page.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { upcomingStudioDetails } from '#content/catalog/upcoming-studios.ts';
import { published } from '#content/facts/published.ts';
import { brand } from '#domain/brand.ts';
import { upcomingStudios } from '#domain/studios.ts';
import { studio as studioLabels } from '#words/pages/studio.ts';
import { upcomingStudio as labels } from '#words/pages/upcoming-studio.ts';
import type { Route } from './+types/upcoming-studio';

export const handle = {
  cache: {},
  sitemap: 'build',
  hasSignUpForm: true,
  hasFreeClassPopup: false,
} satisfies PageHandle;

export const action = formAction(...upcomingStudios.map(({ slug, name }) => preSaleAddressForm(slug, name)));

export function loader({ pattern }: Route.LoaderArgs) {
  const studio = upcomingStudioDetails.get(pattern.replaceAll('/', ''));
  if (!studio) throw new Response(null, { status: 404 });
  return { studio };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, url, tour, text } = loaderData.studio;
  return pageMeta(matches, {
    ...labels.meta(title),
    path: url,
    structuredData: (origin) => [
      ...videoObjects(origin, [
        {
          film: tour,
          name: labels.tour.label(title),
          description: text[0] ?? '',
          published: published.tours,
        },
      ]),
      breadcrumbList(origin, [
        { name: brand.name, path: '/' },
        { name: studioLabels.breadcrumb, path: '/locations' },
        { name: title, path: url },
      ]),
    ],
  });
};

export const ErrorBoundary = pageErrorBoundary();

export default ({ loaderData }: Route.ComponentProps) => <UpcomingStudio {...loaderData} />;
