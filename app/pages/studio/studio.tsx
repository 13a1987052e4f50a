import { FilmStage } from '#app/components/film/film-stage.tsx';
import { NearbyStudios } from '#app/components/location-cards/nearby-studios.tsx';
import type { ReviewCardData } from '#app/components/reviews/review-card.tsx';
import { ReviewsCarousel } from '#app/components/reviews/reviews-carousel.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import type { NextClasses as NextClassesData } from '#app/loaders/next-classes.server.ts';
import type { StudioView } from '#app/loaders/studio-view.ts';
import type { LocationCard } from '#content/catalog/location-cards.ts';
import { studio as labels } from '#words/pages/studio.ts';
import { Gallery } from './gallery.tsx';
import { Leader } from './leader.tsx';
import NextClasses from './next-classes.tsx';
import { NextSteps } from './next-steps.tsx';
import { Story } from './story.tsx';
import { StudioHero } from './studio-hero.tsx';
import { VisitDetails } from './visit-details.tsx';

type Props = {
  studio: StudioView;
  reviews: readonly ReviewCardData[] | null;
  classes: NextClassesData | null;
  nearby: readonly LocationCard[];
};

export function Studio({ studio, reviews, classes, nearby }: Props) {
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
