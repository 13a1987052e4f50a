import { expect, test } from '@playwright/test';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { openStudios } from '#domain/studios.ts';
import { describedOn, faultsOf } from '#tests/html/schema-org.ts';
import { studioPaths } from '#tests/site/public-paths.ts';

const botHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; ExampleBot/1.0)' };

test('every page of the sitemap responds, may be indexed, and is its own canonical URL', async ({
  request,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  const paths = listed.map(([, url]) => new URL(url as string).pathname);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    const response = await request.get(path, { headers: botHeaders, maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, `${path} is in the sitemap`).not.toContain('content="noindex"');
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(new URL(canonical as string).pathname).toBe(path);
  }
});

test('pages that are not for search engines have noindex', async ({ request }) => {
  for (const path of ['/thankyou', '/thankyou/app', '/thankyou-retreat', '/player/1'])
    expect(await (await request.get(path, { headers: botHeaders })).text(), path).toContain(
      '<meta name="robots" content="noindex"/>',
    );
});

test('/favicon.ico exists for clients that request it without reading the page', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/x-icon');
});

const inAllLanguages = (...paths: string[]) =>
  paths.flatMap((path) => languages.map(({ prefix }) => pathIn(prefix, path)));
const urlOf = (href: string, base = 'http://x/') => new URL(href.replaceAll('&amp;', '&'), base);

/** Follows every link from home on, as a search engine does. */
const crawl = async (baseURL: string | undefined) => {
  const reached = new Set(['/']);
  const sharingCards = new Set<string>();
  /** Types of the schema.org data, by the path of their page. */
  const types = new Map<string, string[]>();
  const faults: string[] = [];
  for (const path of reached) {
    const response = await fetch(new URL(path, baseURL), { headers: botHeaders });
    reached.add(urlOf(response.url).pathname);
    const html = await response.text();
    if (!response.headers.get('content-type')?.includes('html')) continue;
    expect(response.status, path).toBe(200);
    const things = describedOn(html);
    types.set(
      path,
      things.map((thing) => String(thing['@type'])),
    );
    for (const thing of things) {
      if (thing['@context'] !== 'https://schema.org') faults.push(`${path}: of ${thing['@context']}`);
      faults.push(...faultsOf(thing).map((fault) => `${path}: ${fault}`));
    }
    const [, card = '/none'] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    sharingCards.add(urlOf(card).pathname);
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)) {
      const url = urlOf(href as string, response.url);
      // One class and one calendar represent the hundreds of similar ones.
      const isOneOfMany = /^\/(schedule\/classes|calendar)\//.test(url.pathname);
      const hasOne = isOneOfMany && [...reached].some((known) => known.startsWith(url.pathname.slice(0, 10)));
      if (url.origin === new URL(response.url).origin && !hasOne) reached.add(url.pathname);
    }
  }
  return { reached, sharingCards, types, faults };
};

test.describe('a search engine that follows every link', () => {
  // In one worker, because the crawl takes most of the time.
  test.describe.configure({ mode: 'default' });
  let found: Awaited<ReturnType<typeof crawl>>;
  let listed: string[];
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(120_000);
    found = await crawl(baseURL);
    const xml = await (await fetch(new URL('/sitemap.xml', baseURL))).text();
    listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => urlOf(url as string).pathname);
  });

  test('every page is reached from home by links alone', () => {
    expect(listed.length).toBeGreaterThan(50);
    expect(listed.filter((path) => !found.reached.has(path))).toEqual([]);
  });

  test('every page has valid schema.org data of its types', () => {
    const { types, faults } = found;
    const pagesWith = (type: string) =>
      [...types].filter(([, ofPage]) => ofPage.includes(type)).map(([path]) => path);
    expect(faults).toEqual([]);
    expect(pagesWith('HealthClub').toSorted()).toEqual(
      inAllLanguages(...openStudios.map(({ slug }) => `/${slug}`)).toSorted(),
    );
    expect(types.get('/careers')?.filter((type) => type === 'JobPosting')).toHaveLength(18);
    expect(pagesWith('FAQPage')).toEqual(expect.arrayContaining(['/faq', '/retreats', '/your-first-class']));
    expect(pagesWith('VideoObject')).toEqual(
      expect.arrayContaining(['/', '/teachers', '/testimonials', '/your-first-class', ...studioPaths]),
    );
    expect(pagesWith('Event')).toContainEqual(expect.stringMatching(/^\/schedule\/classes\/\d+$/));
    // All retreats are in the past, and a past retreat has no Event data.
    expect(pagesWith('Event')).not.toContain('/retreats');
    expect(pagesWith('Organization')).toEqual(inAllLanguages('/'));
    expect(pagesWith('WebSite')).toEqual(inAllLanguages('/'));
    for (const path of listed.filter((one) => !inAllLanguages('/').includes(one)))
      expect(types.get(path), path).toContain('BreadcrumbList');
  });

  test('every sharing card is a picture', async ({ request }) => {
    for (const card of found.sharingCards) {
      const response = await request.get(card);
      expect(response.status(), card).toBe(200);
      expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg|webp)$/);
    }
  });
});

test('iPhones show the banner of the app', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<meta name="apple-itunes-app" content="app-id=1600000142"/>');
});
