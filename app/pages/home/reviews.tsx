import { ReviewsCarousel } from '#app/components/reviews/reviews-carousel.tsx';
import { Section, SectionHeading } from '#app/components/ui/section.tsx';
import { homeReviews } from '#content/catalog/reviews.ts';
import { home } from '#words/pages/home.ts';

export function Reviews() {
  return (
    <Section ground="sand" labelledBy="reviews">
      <SectionHeading id="reviews" title={home.reviews.heading} text={home.reviews.text} />
      <ReviewsCarousel reviews={homeReviews} className="mt-10" />
    </Section>
  );
}
