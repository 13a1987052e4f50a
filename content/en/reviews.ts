import type { Review } from '#content/types/reviews.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const homeReviews = [
  {
    name: 'Denise Walcott',
    review:
      'I walked in with a cane. Eleven months later I carried <strong>my own mattress</strong> up two flights of stairs.',
    location: 'Davie',
    image: picture('studios/davie/corner'),
  },
  {
    name: 'Priscilla Yang',
    review: 'The teacher remembered my bad wrist from <em>one class, six weeks earlier</em>.',
    location: 'Midtown Miami',
    image: picture('studios/midtown-miami/detail'),
  },
  {
    name: 'Owen McAllister',
    review:
      'Ninety-eight degrees sounded like a threat. It turned out to be the first hour in years when I did not think about work.',
    location: 'Downtown Ft. Lauderdale',
    image: picture('studios/downtown-ft-lauderdale/room'),
  },
  {
    name: 'Teresa Iglesias',
    review: 'My daughter and I do not agree on much. We agree on <strong>Candlelight Flow</strong>.',
    location: 'Hollywood',
    image: picture('studios/hollywood/corner'),
  },
  {
    name: 'Wendell Price',
    review: 'Came for the free class, stayed for the showers, renewed for the people.',
    location: 'Palm Beach Gardens',
    image: picture('studios/palm-beach-gardens/room'),
  },
  {
    name: 'Aiko Stern',
    review: 'I have taken hot yoga in four countries. <em>This is the room I would keep.</em>',
    location: 'Coral Gables',
    image: picture('studios/coral-gables/detail'),
  },
  {
    name: 'Big Mike Torrance',
    review: 'FIIT is forty-five minutes. My respect for small dumbbells will last a good deal longer.',
    location: 'Jacksonville San Pablo',
    image: picture('studios/jacksonville/room'),
  },
  {
    name: 'Nell Abernathy',
    review: 'Restore on Sunday night, asleep by ten, <strong>Monday forgiven</strong>.',
    location: 'Winter Park',
    image: picture('studios/winter-park/corner'),
  },
] as const satisfies readonly Review[];

/** Shown where a review is expected and none was given. */
export const fallbackReview = {
  name: `A ${brand.name} member`,
  review:
    'The first ten minutes of hot yoga are an argument with yourself. By the end of the hour you have both won.',
} as const satisfies Review;
