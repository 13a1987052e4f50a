import { Rail } from '#app/components/ui/rail.tsx';
import type { Review } from '#content/catalog/reviews.ts';
import { shell } from '#words/pages/shell.ts';
import { reviewLabels } from '#words/review-labels.ts';
import { fallbackReview } from '#words/reviews.ts';
import { ReviewCard } from './review-card.tsx';

type Props = { reviews: readonly Review[]; className?: string };

export function ReviewsCarousel({ reviews, className }: Props) {
  return (
    <Rail
      label={reviewLabels.carousel}
      previousLabel={shell.carousel.previous}
      nextLabel={shell.carousel.next}
      itemClass="w-[min(86vw,26rem)]"
      className={className}
    >
      {(reviews.length > 0 ? reviews : [fallbackReview]).map((review) => (
        <ReviewCard key={review.name} review={review} />
      ))}
    </Rail>
  );
}
