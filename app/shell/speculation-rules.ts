import { sitePath } from '#content/site-path.ts';

/** Paths that our pages link to and that are no pages: redirects and files. */
const notPages = [sitePath('/app'), sitePath('/get-app'), '/uploads/*', '/media/*', '/*.ics'];

/**
 * Chromium loads the page of a link under a resting pointer or a pressing finger; Chrome on Android also
 * loads the pages of links that stay in view.
 */
const onIntent = { eagerness: 'moderate' } as const;

/**
 * What Chromium loads before a link is pressed: it prefetches the main pages of the menu when the menu opens,
 * prerenders the pages of the menu, so that a slow phone has done style and layout before the press, and
 * prefetches all others.
 */
export const speculationRules = (): string =>
  JSON.stringify({
    prerender: [{ where: { selector_matches: '[data-prerender]' }, ...onIntent }],
    prefetch: [
      // Links of a closed dialog are not rendered, so nothing is prefetched before the menu is open.
      { where: { selector_matches: 'dialog nav [data-prerender]' }, eagerness: 'immediate' },
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: notPages } },
            { not: { selector_matches: '[data-prerender], [href^="#"], [download], [target="_blank"]' } },
          ],
        },
        ...onIntent,
      },
    ],
  });
