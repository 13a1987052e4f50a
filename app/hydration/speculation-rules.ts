/** Paths that our pages link to and that are no pages: redirects and files. */
const notPages = ['/app', '/get-app', '/uploads/*', '/media/*', '/*.ics'];

/** Under a resting pointer or a pressing finger; Chrome on Android also takes links that stay in view. */
const onIntent = { eagerness: 'moderate' } as const;

/**
 * Links that load a document also when React runs (`loadsDocument` of `SiteLink`): the links of the menu.
 * Chromium prerenders their pages, so that a slow phone has done style and layout before the press
 * (docs/decisions/063-first-press.md).
 */
export const documentRules = () =>
  JSON.stringify({ prerender: [{ where: { selector_matches: '[data-loads-document]' }, ...onIntent }] });

/** All other links. Once React runs, the router prefetches data instead, and `stopSpeculation` ends this. */
export const rulesUntilHydration = () =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: notPages } },
            {
              not: { selector_matches: '[data-loads-document], [href^="#"], [download], [target="_blank"]' },
            },
          ],
        },
        ...onIntent,
      },
    ],
  });

export const stopSpeculation = () => document.querySelector('script[data-until-hydration]')?.remove();
