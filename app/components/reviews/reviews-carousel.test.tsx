import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fallbackReview } from '#words/reviews.ts';
import { ReviewsCarousel } from './reviews-carousel.tsx';

test('reviews keep their emphasis and lose everything that could be executed', () => {
  const review = '<em>Warm</em><script>alert(1)</script><img src=x onerror=alert(1)> <b onclick=x>room</b>';
  const html = renderToString(<ReviewsCarousel reviews={[{ name: 'Ana', review }]} />);
  expect(html).toContain('><em>Warm</em> <b>room</b></blockquote>');
});

test('a fallback review is shown when there is none', () => {
  expect(renderToString(<ReviewsCarousel reviews={[]} />)).toContain(fallbackReview.name);
});
