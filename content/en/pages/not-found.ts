import type { NotFoundPage } from '#content/types/pages/not-found.ts';
import { brand } from '#domain/brand.ts';
import { picture } from '#media/picture.ts';

export const notFound: NotFoundPage = {
  meta: {
    title: `Page not found | ${brand.name}`,
    description:
      'This page is not here. The classes, the schedule and the studios are, and they are one tap away.',
  },
  heading: 'This room is empty',
  text: 'The address you followed leads nowhere, or the page has moved. The warm rooms are this way.',
  links: [
    { label: 'Classes', to: '/classes' },
    { label: 'Schedule', to: '/schedule' },
    { label: 'Locations', to: '/locations' },
  ],
  image: {
    picture: picture('pages/not-found'),
    alt: '',
  },
};
