import { openStudios, upcomingStudios } from '../domain/studios.ts';

export const studioAddresses: readonly string[] = [...openStudios, ...upcomingStudios].map(
  ({ slug }) => `/${slug}`,
);

/** Every address of the site with its own page: the tour photographs them and axe checks them. */
export const addresses: readonly string[] = [
  '/',
  '/membership',
  '/classes',
  '/schedule',
  '/teachers',
  '/faq',
  '/on-demand',
  '/locations',
  '/careers',
  '/openings',
  '/teacher-training',
  '/retreats',
  '/your-first-class',
  '/three-for-free',
  '/groupclasses',
  '/contact-us',
  '/privacy-policy',
  '/testimonials',
  '/get-app',
  '/sign-up',
  '/thankyou',
  '/thankyou/browser',
  '/thankyou/app',
  '/thankyou-retreat',
  '/coming-soon',
  '/upcoming-locations',
  '/upcoming-locations/miami',
  '/upcoming-locations/hollywood',
  ...studioAddresses,
];
