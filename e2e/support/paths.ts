import { openStudios, upcomingStudios } from '../../domain/studios.ts';

export const studioPaths: readonly string[] = [...openStudios, ...upcomingStudios].map(
  ({ slug }) => `/${slug}`,
);

/** Every public address with its own page, for the tour and for axe. */
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
  ...studioPaths,
];

/** Studio pages have two layouts, open and upcoming; these have the longest names. */
const longestNames = ['/downtown-ft-lauderdale', '/west-kendall'];

/** The same page as another address, with a few different texts. */
const variants = [
  '/thankyou/browser',
  '/thankyou/app',
  '/upcoming-locations/miami',
  '/upcoming-locations/hollywood',
];

/** One address for each layout. */
export const layouts: readonly string[] = addresses.filter((address) =>
  studioPaths.includes(address) ? longestNames.includes(address) : !variants.includes(address),
);

/** Public pages that the lists above leave out: second addresses of a page, and examples of paths with free text. */
export const otherPublicPaths: readonly string[] = [
  '/applink',
  '/retreats/presale',
  '/player',
  '/schedule/classes/48750123',
  '/_kit',
];

/** One address of every private page: rendered for each request, never stored, never in the sitemap (docs/recipes/add-a-private-page.md). */
export const privatePaths: readonly string[] = [];
