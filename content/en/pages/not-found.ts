import { picture } from '#media/picture.ts';

export const notFound = {
  description:
    'This page is not here. The classes, the schedule and the studios are, and they are one tap away.',
  heading: 'This room is empty',
  text: 'The address you followed leads nowhere, or the page has moved. The warm rooms are this way.',
  links: [
    { label: 'Classes', to: '/classes' },
    { label: 'Schedule', to: '/schedule' },
    { label: 'Locations', to: '/locations' },
  ],
  studios: 'Or walk straight into a studio',
  /** 410 Gone: the page of a class that is over. */
  gone: {
    heading: 'That class is over',
    text: 'It was warm while it lasted. There are several more today, and one of them is near you.',
  },
  image: {
    picture: picture('pages/not-found'),
    alt: '',
  },
} as const;
