import type { Translation } from '#content/translation.ts';
import type { reviewLabels as english } from '../en/review-labels.ts';

export const reviewLabels: Translation<typeof english> = {
  carousel: 'Reseñas',
  stars: 'Cinco de cinco estrellas',
};
