import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { nextClasses } from '#app/loaders/next-classes.server.ts';
import { Studio } from '#app/pages/studio/studio.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbList } from '#app/seo/structured-data/page.ts';
import { healthClub } from '#app/seo/structured-data/studio.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import { published } from '#content/facts/published.ts';
import { brand } from '#domain/brand.ts';
import { openStudios } from '#domain/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';
import type { Route } from './+types/studio';

export const handle = { cache: { hasClasses: true }, sitemap: 'daily' } satisfies PageHandle;

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const slug = pattern.replaceAll('/', '');
  const studio = studioDetails.get(slug);
  const openStudio = openStudios.find((open) => open.slug === slug);
  if (!studio || !openStudio) throw new Response(null, { status: 404 });
  return { studio, classes: await nextClasses(context, openStudio.locationId) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { studio } = loaderData;
  const path = `/${studio.slug}`;
  const [{ picture }] = studio.imagesList;
  return pageMeta(matches, {
    ...labels.meta(studio.location, studio.postalAddress.city),
    path,
    structuredData: (origin) => [
      healthClub(origin, {
        name: studio.location,
        path,
        description: studio.summary,
        picture,
        telephone: studio.contactNumber,
        address: studio.postalAddress,
        coordinates: studio.coordinates,
        hours: [studio.hours.morning, studio.hours.evening],
      }),
      ...videoObjects(origin, [
        {
          film: studio.videoUrl,
          name: labels.film.label(studio.location),
          description: studio.summary,
          published: published.studios,
        },
      ]),
      breadcrumbList(origin, [
        { name: brand.name, path: '/' },
        { name: labels.breadcrumb, path: '/locations' },
        { name: studio.location, path },
      ]),
    ],
  });
};

export const ErrorBoundary = pageErrorBoundary();

export default ({ loaderData }: Route.ComponentProps) => <Studio {...loaderData} />;
