import { describe, expect, test } from 'vitest';
import { fallbackReview } from '#words/reviews.ts';
import { reviewCards } from './review-cards.server.ts';

describe('reviews', () => {
  test('keep their emphasis and lose everything that could be executed', () => {
    const [card] = reviewCards([
      {
        name: 'Ana',
        review: '<em>Warm</em><script>alert(1)</script><img src=x onerror=alert(1)> <b onclick=x>room</b>',
      },
    ]);
    expect(card?.reviewHtml).toBe('<em>Warm</em> <b>room</b>');
  });

  test('show a fallback review when there is none', () => {
    expect(reviewCards([])).toEqual([
      { name: fallbackReview.name, reviewHtml: fallbackReview.review, location: null, image: null },
    ]);
  });
});
