import type { Review } from '#content/types/reviews.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

/** Members whose whole story is told on `/testimonials`; here they have one breath each. */
export const homeReviews = [
  {
    name: 'Denise Walcott',
    review:
      'I walked in with a cane. Eleven months later I carried <strong>my own mattress</strong> up two flights of stairs.',
    location: 'Davie',
    image: picture('testimonials/0'),
  },
  {
    name: 'Mateo Quiroga',
    review: 'Ninety-eight degrees is <em>cooler than my kitchen</em>, and in here nobody shouts.',
    location: 'Midtown Miami',
    image: picture('testimonials/1'),
  },
  {
    name: 'Linh Dao',
    review: 'Restore on Sunday night, asleep by ten, <strong>Monday forgiven</strong>.',
    location: 'Winter Park',
    image: picture('testimonials/4'),
  },
  {
    name: 'Jerome Tate',
    review: 'FIIT is forty-five minutes. My respect for small dumbbells will last a good deal longer.',
    location: 'Jacksonville San Pablo',
    image: picture('testimonials/3'),
  },
  {
    name: 'Ruth Ansel',
    review:
      'The teacher remembered my new knees from <em>one class, six weeks earlier</em>. I have not missed a Tuesday since.',
    location: 'Central Boca Raton',
    image: picture('testimonials/2'),
  },
  {
    name: 'Isabel Prado',
    review: 'Came for the free class, stayed for the showers, renewed for the people.',
    location: 'Weston',
    image: picture('testimonials/5'),
  },
] as const satisfies readonly Review[];

/** Shown where a review is expected and none was given. */
export const fallbackReview = {
  name: `A ${brand.name} member`,
  review:
    'The first ten minutes of hot yoga are an argument with yourself. By the end of the hour you have both won.',
} as const satisfies Review;
