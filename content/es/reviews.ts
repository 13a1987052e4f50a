import type { Translation } from '#content/translation.ts';
import { brand } from '#domain/brand.ts';
import { fallbackReview as englishFallbackReview, homeReviews as englishHomeReviews } from '../en/reviews.ts';

/** Reviews stay in the language in which they were written. */
export const homeReviews: Translation<typeof englishHomeReviews> = englishHomeReviews;

export const fallbackReview: Translation<typeof englishFallbackReview> = {
  name: `Un miembro de ${brand.name}`,
  review: englishFallbackReview.review,
};
