import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const thankYouRetreat = {
  meta: {
    title: `Thank You, See You by the Sea | ${brand.name} Retreats`,
    description:
      'We write with dates, rooms and prices to everyone on our list as soon as the next trip is set.',
  },
  heading: 'Thank You!',
  text: 'Everyone on our list gets the dates before the posters go up. Until then, look at the water for a minute.',
  image: {
    picture: picture('retreats/thank-you'),
    alt: 'A calm sea and a low sun',
  },
  links: [
    { label: 'Back to retreats', to: '/retreats' },
    { label: 'Find a class this week', to: '/schedule' },
  ],
} as const;
