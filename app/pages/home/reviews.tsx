import type { ReviewCardData } from '#app/components/reviews/review-card.tsx';
import { ReviewsCarousel } from '#app/components/reviews/reviews-carousel.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { home } from '#words/pages/home.ts';

export function Reviews({ reviews }: { reviews: readonly ReviewCardData[] }) {
  return (
    <Section ground="sand" labelledBy="reviews">
      <SectionHeading id="reviews" title={home.reviews.heading} text={home.reviews.text} />
      <ReviewsCarousel reviews={reviews} className="mt-10" />
    </Section>
  );
}
