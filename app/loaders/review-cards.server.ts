import sanitize from 'sanitize-html';
import type { ReviewCardData } from '#app/components/reviews/review-card.tsx';
import type { Review } from '#content/catalog/reviews.ts';
import { fallbackReview } from '#words/reviews.ts';

/** Reviews and info tiles may contain some HTML; only these harmless tags are allowed. */
const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p'],
    allowedAttributes: {},
    disallowedTagsMode: 'discard',
  });

const cardOf = ({ name, review, location, image }: Review): ReviewCardData => ({
  name,
  reviewHtml: safeHtml(review),
  location: location ?? null,
  image: image ?? null,
});

/** Reviews with sanitized HTML, or the fallback reviews if there are none. */
export const reviewCards = (reviews: readonly Review[]): ReviewCardData[] =>
  (reviews.length > 0 ? reviews : [fallbackReview]).map(cardOf);
