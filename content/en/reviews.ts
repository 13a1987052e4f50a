import { brand } from '#domain/brand.ts';

/** Short reviews of the members on `/testimonials`, by the id of the testimonial. */
export const homeReviews = [
  {
    testimonial: 0,
    review:
      'I walked in with a cane. Eleven months later I carried <strong>my own mattress</strong> up two flights of stairs.',
  },
  {
    testimonial: 1,
    review: 'Ninety-eight degrees is <em>cooler than my kitchen</em>, and in here nobody shouts.',
  },
  { testimonial: 4, review: 'Restore on Sunday night, asleep by ten, <strong>Monday forgiven</strong>.' },
  {
    testimonial: 3,
    review: 'FIIT is forty-five minutes. My respect for small dumbbells will last a good deal longer.',
  },
  {
    testimonial: 2,
    review:
      'The teacher remembered my new knees from <em>one class, six weeks earlier</em>. I have not missed a Tuesday since.',
  },
  { testimonial: 5, review: 'Came for the free class, stayed for the showers, renewed for the people.' },
] as const;

/** Shown for a testimonial without a review. */
export const fallbackReview = {
  name: `A ${brand.name} member`,
  review:
    'The first ten minutes of hot yoga are an argument with yourself. By the end of the hour you have both won.',
} as const;
