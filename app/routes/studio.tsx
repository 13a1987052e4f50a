import { pageErrorBoundary } from '#app/components/errors/error-page.tsx';
import { FilmStage } from '#app/components/film/film-stage.tsx';
import { NearbyStudios } from '#app/components/location-cards/nearby-studios.tsx';
import { ReviewsCarousel } from '#app/components/reviews/reviews-carousel.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { nearbyStudios } from '#app/loaders/nearby-studios.server.ts';
import { nextClasses } from '#app/loaders/next-classes.server.ts';
import { reviewCards } from '#app/loaders/review-cards.server.ts';
import { Gallery } from '#app/pages/studio/gallery.tsx';
import { Leader } from '#app/pages/studio/leader.tsx';
import NextClasses from '#app/pages/studio/next-classes.tsx';
import { NextSteps } from '#app/pages/studio/next-steps.tsx';
import { Story } from '#app/pages/studio/story.tsx';
import { StudioHero } from '#app/pages/studio/studio-hero.tsx';
import { VisitDetails } from '#app/pages/studio/visit-details.tsx';
import { pageMeta } from '#app/seo/page-meta.ts';
import { breadcrumbList } from '#app/seo/structured-data/page.ts';
import { healthClub } from '#app/seo/structured-data/studio.ts';
import { videoObjects } from '#app/seo/structured-data/videos.ts';
import type { PageHandle } from '#app/shell/page-handle.ts';
import { studioDetails } from '#content/catalog/studios.ts';
import { published } from '#content/facts/published.ts';
import { brand } from '#domain/brand.ts';
import { hasReviews, openStudios } from '#domain/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';
import type { Route } from './+types/studio';

export const handle = { cache: { hasClasses: true }, sitemap: 'daily' } satisfies PageHandle;

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const slug = pattern.replaceAll('/', '');
  const studio = openStudios.find((open) => open.slug === slug);
  const detail = studioDetails.get(slug);
  if (!studio || !detail) throw new Response(null, { status: 404 });
  const { reviews, firstClass: _, ...shown } = detail;
  return {
    studio: { ...shown, coordinates: studio.coordinates },
    reviews: hasReviews(slug) ? reviewCards(reviews) : null,
    classes: await nextClasses(context, studio.locationId),
    nearby: nearbyStudios(studio),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { studio } = loaderData;
  const path = `/${studio.slug}`;
  const [{ picture }] = studio.imagesList;
  return pageMeta(matches, {
    ...labels.meta(studio.location, studio.postalAddress.city),
    path,
    picture,
    structuredData:
      import.meta.env.SSR &&
      ((origin) => [
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
      ]),
  });
};

export const ErrorBoundary = pageErrorBoundary();

export default function Studio({ loaderData: { studio, reviews, classes, nearby } }: Route.ComponentProps) {
  return (
    <>
      <StudioHero studio={studio} />
      <VisitDetails studio={studio} />
      <Story studio={studio} />
      <NextClasses slug={studio.slug} classes={classes} />
      <Gallery studio={studio} />
      {studio.leader && <Leader leader={studio.leader} />}
      {reviews && (
        <Section ground="sand" labelledBy="reviews">
          <SectionHeading id="reviews" title={labels.reviews(studio.location)} className="mb-10" />
          <ReviewsCarousel reviews={reviews} />
        </Section>
      )}
      <NextSteps name={studio.location} slug={studio.slug} />
      <NearbyStudios heading={labels.nearby.heading} text={labels.nearby.text} cards={nearby} />
      <FilmStage />
    </>
  );
}
