import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openings } from '#content/catalog/openings.ts';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { openStudios } from '#domain/studios.ts';
import { describedOn, faultsOf } from '#tests/html/schema-org.ts';
import { allPaths, studioPaths } from '#tests/site/public-paths.ts';

const botHeaders = { 'user-agent': 'Mozilla/5.0 (compatible; ExampleBot/1.0)' };

const inAllLanguages = (...paths: string[]) =>
  paths.flatMap((path) => languages.map(({ prefix }) => pathIn(prefix, path)));
const urlOf = (href: string, base = 'http://x/') => new URL(href.replaceAll('&amp;', '&'), base);
const found = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';

/** The page at a URL, after redirects. Without HTML for a file. */
const readPage = async (url: URL) => {
  // fetch, because Playwright's own client needs several times its CPU time for hundreds of requests.
  const response = await fetch(url, { headers: botHeaders });
  expect(response.status, url.pathname).toBe(200);
  const isPage = response.headers.get('content-type')?.includes('html');
  if (!isPage) await response.body?.cancel();
  return { url: response.url, html: isPage ? await response.text() : '' };
};

/** Follows every link from home on, as a search engine does, and then reads the public pages without a link. */
const crawl = async (baseURL: string | undefined) => {
  const reached = new Set(['/']);
  /** The HTML of every page, by its path. */
  const pages = new Map<string, string>();
  for (const path of reached) {
    const { url: base, html } = await readPage(new URL(path, baseURL));
    reached.add(urlOf(base).pathname);
    if (html) pages.set(path, html);
    for (const [, href] of html.matchAll(/<a [^>]*href="([^"#][^"]*)"/g)) {
      const url = urlOf(href as string, base);
      // One class and one calendar represent the hundreds of similar ones.
      const isOneOfMany = /^\/(schedule\/classes|calendar)\//.test(url.pathname);
      const hasOne = isOneOfMany && [...reached].some((known) => known.startsWith(url.pathname.slice(0, 10)));
      if (url.origin === new URL(base).origin && !hasOne) reached.add(url.pathname);
    }
  }
  for (const path of allPaths)
    if (!pages.has(path)) pages.set(path, (await readPage(new URL(path, baseURL))).html);
  return { reached, pages };
};

/** The files of our server that a page or a stylesheet refers to: pictures, films, fonts, styles, scripts. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:src|srcset|poster|href|data-[a-z-]+)="([^"]+)"|url\(([^)]+)\)/gi)]
    .flatMap(([, attribute, url = '']) => (attribute ?? url).split(/,? /))
    .filter((name) => /^\/[^/].*\.\w{2,11}(\?|$)/.test(name));

/** The thank-you pages of a sign-up, and the two places of a pre-sale, have the same texts on purpose. */
const hasSharedTexts = (path: string) => /\/(thankyou|upcoming-locations)/.test(path);

test.describe('a search engine that follows every link', () => {
  // In one worker, because the crawl takes most of the time.
  test.describe.configure({ mode: 'default' });
  let reached: Set<string>;
  let pages: Map<string, string>;
  let listed: string[];
  const htmlOf = (path: string) => pages.get(path) ?? '';
  test.beforeAll(async ({ baseURL }) => {
    test.setTimeout(120_000);
    ({ reached, pages } = await crawl(baseURL));
    const xml = await (await fetch(new URL('/sitemap.xml', baseURL))).text();
    listed = [...xml.matchAll(/<loc>([^<]+)<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)].map(
      ([, url]) => urlOf(url as string).pathname,
    );
    expect(listed.length).toBeGreaterThan(50);
  });

  test('every page of the sitemap is listed once, and reached from home by links alone', () => {
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });

  test('every page of the sitemap may be indexed, and is its own canonical URL', () => {
    for (const path of listed) {
      expect(htmlOf(path), path).not.toContain('content="noindex"');
      const canonical = found(htmlOf(path), /<link rel="canonical" href="([^"]+)"/);
      expect(new URL(canonical).pathname).toBe(path);
    }
  });

  test('every page has its own title and description', () => {
    for (const pattern of [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/]) {
      const texts = new Map<string, string>();
      for (const path of allPaths) {
        const text = found(htmlOf(path), pattern);
        expect(text, path).not.toBe('');
        if (hasSharedTexts(path)) continue;
        expect(texts.get(text), `${path} has it too`).toBeUndefined();
        texts.set(text, path);
      }
    }
  });

  test('every page has one h1 and one main', () => {
    for (const path of allPaths)
      for (const tag of ['h1', 'main'])
        expect(htmlOf(path).match(new RegExp(`<${tag}[\\s>]`, 'g')), `${tag} of ${path}`).toHaveLength(1);
  });

  test('every page has valid schema.org data of its types', () => {
    const things = new Map([...pages].map(([path, html]) => [path, describedOn(html)]));
    const faults = [...things].flatMap(([path, ofPage]) =>
      ofPage.flatMap((thing) => faultsOf(thing).map((fault) => `${path}: ${fault}`)),
    );
    expect(faults).toEqual([]);
    const contexts = [...things.values()].flat().map((thing) => thing['@context']);
    expect([...new Set(contexts)]).toEqual(['https://schema.org']);
    const typesOn = (path: string) => (things.get(path) ?? []).map((thing) => thing['@type']);
    const pagesWith = (type: string) => [...things.keys()].filter((path) => typesOn(path).includes(type));
    expect(pagesWith('HealthClub').toSorted()).toEqual(
      inAllLanguages(...openStudios.map(({ slug }) => `/${slug}`)).toSorted(),
    );
    expect(typesOn('/careers').filter((type) => type === 'JobPosting')).toHaveLength(openings.length);
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
      expect(typesOn(path), path).toContain('BreadcrumbList');
  });

  test('the sharing card of every page is a picture', async ({ baseURL }) => {
    const cards = [...pages.values()].map((html) =>
      found(html, /<meta property="og:image" content="([^"]+)"/),
    );
    for (const card of new Set(cards)) {
      const response = await fetch(new URL(urlOf(card).pathname, baseURL), { method: 'HEAD' });
      expect(response.status, card).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/);
    }
  });

  test('no page refers to a missing file', async ({ baseURL }) => {
    const files = new Set([...pages.values()].flatMap(filesNamedIn));
    expect(files.size, 'if there are few, the pattern is wrong').toBeGreaterThan(500);
    const missing: string[] = [];
    const kinds = new Set<string>();
    for (const file of files) {
      const { pathname } = new URL(file, baseURL);
      // The server reads pictures and films from this folder. One of each kind is requested, because a
      // thousand requests take several seconds.
      const kind = pathname.replace(/[^/]+(?=\.\w+$)/, '');
      if (pathname.startsWith('/media/') && kinds.has(kind)) {
        if (!existsSync(pathname.replace('/media', 'media/library'))) missing.push(`no file ${file}`);
        continue;
      }
      kinds.add(kind);
      const method = file.includes('.css') ? 'GET' : 'HEAD';
      const response = await fetch(new URL(file, baseURL), { method });
      if (response.status !== 200) missing.push(`${response.status} ${file}`);
      // The loop also visits the files that are added here.
      for (const named of filesNamedIn(await response.text())) files.add(named);
    }
    expect(missing).toEqual([]);
  });
});

test('the home page is also served at /applink, with the same canonical URL', async ({ request }) => {
  const html = await (await request.get('/applink')).text();
  expect(found(html, /<link rel="canonical" href="([^"]+)"/)).toMatch(/:\d+\/$/);
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

test('iPhones show the banner of the app', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('<meta name="apple-itunes-app" content="app-id=1600000142"/>');
});
