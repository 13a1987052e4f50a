import { Rail } from '#app/components/ui/rail.tsx';
import { shell } from '#words/pages/shell.ts';
import { reviewLabels } from '#words/review-labels.ts';
import { ReviewCard, type ReviewCardData } from './review-card.tsx';

type Props = {
  /** From `reviewCards` in a loader, which sanitizes them and adds a fallback if there are none. */
  reviews: readonly ReviewCardData[];
  className?: string;
};

export function ReviewsCarousel({ reviews, className }: Props) {
  return (
    <Rail
      label={reviewLabels.carousel}
      previousLabel={shell.carousel.previous}
      nextLabel={shell.carousel.next}
      itemClass="w-[min(86vw,26rem)]"
      className={className}
    >
      {reviews.map((review) => (
        <ReviewCard key={review.name} review={review} starsLabel={reviewLabels.stars} />
      ))}
    </Rail>
  );
}
