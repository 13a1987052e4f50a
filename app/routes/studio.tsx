import { LocationCard } from '#app/components/location-card.tsx';
import { ReviewsCarousel } from '#app/components/reviews-carousel.tsx';
import { Gallery } from '#app/components/studio/gallery.tsx';
import { Leader } from '#app/components/studio/leader.tsx';
import { NextClasses } from '#app/components/studio/next-classes.tsx';
import { NextSteps } from '#app/components/studio/next-steps.tsx';
import { Story } from '#app/components/studio/story.tsx';
import { StudioHero } from '#app/components/studio/studio-hero.tsx';
import { VisitFacts } from '#app/components/studio/visit-facts.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { nextClasses } from '#app/next-classes.server.ts';
import { pageMeta } from '#app/page-meta.ts';
import { reviewCards } from '#app/review-cards.server.ts';
import { breadcrumbList, healthClub } from '#app/structured-data.ts';
import { locationCards } from '#content/en/location-cards.ts';
import { studio as labels } from '#content/en/pages/studio.ts';
import { studioDetails } from '#content/en/studios.ts';
import { brand } from '#domain/brand.ts';
import { distanceKm, hasReviews, openStudios } from '#domain/studios.ts';
import type { Route } from './+types/studio';

const nearbyCount = 3;

export async function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.replaceAll('/', '');
  const studio = openStudios.find((open) => open.slug === slug);
  const detail = studioDetails.get(slug);
  if (!studio || !detail) throw new Response(null, { status: 404 });
  const { reviews, firstClass: _, ...shown } = detail;
  const nearby = openStudios
    .filter(({ id }) => id !== studio.id)
    .sort(
      (a, b) => distanceKm(studio.coordinates, a.coordinates) - distanceKm(studio.coordinates, b.coordinates),
    )
    .slice(0, nearbyCount)
    .flatMap(({ id }) => locationCards.filter((card) => card.id === id));
  return {
    studio: { ...shown, coordinates: studio.coordinates },
    reviews: hasReviews(slug) ? reviewCards(reviews) : null,
    classes: await nextClasses(studio.bookingId),
    nearby,
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
      breadcrumbList(origin, [
        { name: brand.name, path: '/' },
        { name: labels.breadcrumb, path: '/locations' },
        { name: studio.location, path },
      ]),
    ],
  });
};

export default function Studio({ loaderData: { studio, reviews, classes, nearby } }: Route.ComponentProps) {
  return (
    <>
      <StudioHero studio={studio} />
      <VisitFacts studio={studio} />
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
      <Section labelledBy="nearby">
        <SectionHeading id="nearby" title={labels.nearby.heading} text={labels.nearby.text} />
        <ul className="mt-10 grid gap-6 md:grid-cols-3 lg:gap-8">
          {nearby.map((card) => (
            <li key={card.id}>
              <LocationCard card={card} sizes="(min-width: 769px) 30vw, 92vw" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
