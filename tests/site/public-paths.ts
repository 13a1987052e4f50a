import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { openStudios, upcomingStudios } from '#domain/studios.ts';

export const studioPaths: readonly string[] = [...openStudios, ...upcomingStudios].map(
  ({ slug }) => `/${slug}`,
);

/** Every public path with its own page, for the tour and for axe. */
export const publicPaths: readonly string[] = [
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

/** Every public path in every language. */
export const allPaths: readonly string[] = languages.flatMap(({ prefix }) =>
  publicPaths.map((path) => pathIn(prefix, path)),
);

/** Studio pages have two layouts, open and upcoming; these have the longest names. */
const longestNames = ['/downtown-ft-lauderdale', '/west-kendall'];

/** The same page as another path, with a few different texts. */
const variants = [
  '/thankyou/browser',
  '/thankyou/app',
  '/upcoming-locations/miami',
  '/upcoming-locations/hollywood',
];

/** One path for each layout. */
export const layouts: readonly string[] = publicPaths.filter((path) =>
  studioPaths.includes(path) ? longestNames.includes(path) : !variants.includes(path),
);

/** Public pages that the lists above leave out: second paths of a page, examples of paths with free text. */
export const otherPublicPaths: readonly string[] = [
  '/applink',
  '/retreats/presale',
  '/player',
  '/schedule/classes/48750123',
];

/** One path of every private page: never stored, not in the sitemap (docs/recipes/add-a-private-page.md). */
export const privatePaths: readonly string[] = [];
