/** Addresses without a page: redirects and files. */
const notPages = ['/app', '/get-app', '/uploads/*', '/media/*', '/*.ics', '/*.xml', '/*.txt'];

/**
 * Until React runs, Chromium prefetches the page of a link under a resting pointer or a pressing finger. Once React runs, the router
 * prefetches data instead of documents, and `stopSpeculation` ends this.
 */
export const speculationRules = () =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: notPages } },
            { not: { selector_matches: '[href^="#"], [download], [target="_blank"]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });

export const stopSpeculation = () => document.querySelector('script[type="speculationrules"]')?.remove();
