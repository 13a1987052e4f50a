import { FilmStage } from '#app/components/film/film-stage.tsx';
import { NearbyStudios } from '#app/components/location-cards/nearby-studios.tsx';
import { ReviewsCarousel } from '#app/components/reviews/reviews-carousel.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { NextClasses as NextClassesData } from '#app/loaders/next-classes.server.ts';
import type { StudioDetail } from '#content/catalog/studios.ts';
import { hasReviews } from '#domain/studios.ts';
import { studio as labels } from '#words/pages/studio.ts';
import { Gallery } from './gallery.tsx';
import { Leader } from './leader.tsx';
import { NextClasses } from './next-classes.tsx';
import { NextSteps } from './next-steps.tsx';
import { Story } from './story.tsx';
import { StudioHero } from './studio-hero.tsx';
import { VisitDetails } from './visit-details.tsx';

type Props = { studio: StudioDetail; classes: NextClassesData | null };

export function Studio({ studio, classes }: Props) {
  return (
    <>
      <StudioHero studio={studio} />
      <VisitDetails studio={studio} />
      <Story studio={studio} />
      <NextClasses slug={studio.slug} classes={classes} />
      <Gallery studio={studio} />
      {studio.leader && <Leader leader={studio.leader} />}
      {hasReviews(studio.slug) && (
        <Section ground="sand" labelledBy="reviews">
          <SectionHeading id="reviews" title={labels.reviews(studio.location)} className="mb-10" />
          <ReviewsCarousel reviews={studio.reviews} />
        </Section>
      )}
      <NextSteps name={studio.location} slug={studio.slug} />
      <NearbyStudios slug={studio.slug} heading={labels.nearby.heading} text={labels.nearby.text} />
      <FilmStage />
    </>
  );
}
