/** Addresses without a page: redirects and files. */
const notPages = ['/app', '/get-app', '/uploads/*', '/media/*', '/*.ics', '/*.xml', '/*.txt'];

/** Chromium prefetches the page of a link with this selector under a resting pointer or a pressing finger. */
const prefetchPages = (selector: string) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: notPages } },
            { selector_matches: selector },
            { not: { selector_matches: '[href^="#"], [download], [target="_blank"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

/** Links that load a document also when React runs (`loadsDocument` of `SiteLink`). */
export const documentRules = () => prefetchPages('[data-loads-document]');

/** All other links. Once React runs, the router prefetches data instead of documents, and `stopSpeculation` ends this. */
export const rulesUntilHydration = () => prefetchPages(':not([data-loads-document])');

export const stopSpeculation = () => document.querySelector('script[data-until-hydration]')?.remove();
