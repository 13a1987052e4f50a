import { devices, expect, type Page, test } from '@playwright/test';
import { defaultLanguage, languages, otherLanguages } from '#content/facts/languages.ts';
import { links as externalLinks } from '#content/facts/links.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { foreignSentences } from '#tests/html/foreign-sentences.ts';
import { publicPaths } from '#tests/site/public-paths.ts';

const paths = [...publicPaths, '/applink', '/retreats/presale'];
const missing = '/no-such-page';

/** Fetched and parsed in the browser, without loading the page. Texts marked as foreign are left out. */
const read = (page: Page, url: string, code: string) =>
  page.evaluate(
    async ([address, own]) => {
      const response = await fetch(address);
      const parsedPage = new DOMParser().parseFromString(await response.text(), 'text/html');
      const all = (selector: string) => [...parsedPage.querySelectorAll(selector)];
      const attributeOf = (element: Element, ...names: string[]) =>
        names.map((name) => element.getAttribute(name) ?? '').find(Boolean) ?? '';
      const alternates = all('link[rel=alternate][hreflang]').map(
        (link) => `${attributeOf(link, 'hreflang')} ${new URL(attributeOf(link, 'href')).pathname}`,
      );
      const links = all('a[href^="/"]:not([hreflang]), form[action^="/"]').map((element) =>
        attributeOf(element, 'href', 'action'),
      );
      const locales = all('meta[property^="og:locale"]').map((meta) => attributeOf(meta, 'content'));
      const inLanguages: string[] = [];
      const stringsIn = (value: unknown): string[] => {
        if (typeof value !== 'object' || !value)
          return /^(https?:|\/)/.test(String(value)) ? [] : [String(value)];
        const { inLanguage } = value as { inLanguage?: string };
        if (inLanguage) inLanguages.push(inLanguage);
        return inLanguage && inLanguage !== own ? [] : Object.values(value).flatMap(stringsIn);
      };
      const described = all('script[type="application/ld+json"]').flatMap((script) =>
        stringsIn(JSON.parse(script.textContent ?? '')),
      );
      const ofIslands = all('[data-props], [data-film]').flatMap((element) =>
        stringsIn(JSON.parse(attributeOf(element, 'data-props', 'data-film'))),
      );
      for (const foreign of all(`script, style, [lang]:not(html, [lang="${own}"])`)) foreign.remove();
      const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
      const texts = all('*').flatMap((element) => [
        ...attributes.map((name) => attributeOf(element, name)),
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ]);
      return {
        ...{ url: address, status: response.status },
        caching: response.headers.get('cache-control'),
        ...{ lang: parsedPage.documentElement.lang, title: parsedPage.title, alternates, links, locales },
        inLanguages,
        texts: [...new Set([...texts, ...described, ...ofIslands])],
      };
    },
    [url, code] as const,
  );

const languageOf = (href: string): string =>
  otherLanguages.find(({ prefix }) => new RegExp(`^${prefix}(?=[/?#]|$)`).test(href))?.code ??
  defaultLanguage.code;

test('every page has a twin in every language, in its own words, and each names all of them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/coming-soon');
  const faults: Record<string, unknown> = {};
  for (const path of [...paths, missing]) {
    const english = await read(page, path, defaultLanguage.code);
    for (const { code, prefix } of languages) {
      const twin = prefix ? await read(page, pathIn(prefix, path), code) : english;
      const { url, lang, locales, inLanguages, links, texts, alternates } = twin;
      expect(twin.status, url).toBe(english.status);
      expect(twin.caching, url).toBe(english.caching);
      expect(lang, url).toBe(code);
      // The interviews of the testimonials are in English.
      if (inLanguages.length > 0 && path !== '/testimonials')
        expect(inLanguages, `${url}: inLanguage`).toContain(code);
      expect(alternates, url).toEqual(english.alternates);
      if (path !== missing) {
        const [, canonical = ''] = english.alternates.at(-1)?.split(' ') ?? [];
        const twins = languages.map((each) => `${each.code} ${pathIn(each.prefix, canonical)}`);
        expect(alternates, url).toEqual([...twins, `x-default ${canonical}`]);
        expect(locales.toSorted(), url).toEqual(languages.map(({ locale }) => locale.replace('-', '_')));
        if (prefix) expect(twin.title, url).not.toBe(english.title);
      }
      const found = [
        ...links.filter((href) => !href.startsWith('/media/') && languageOf(href) !== code),
        ...foreignSentences(texts, code),
      ];
      if (found.length > 0) faults[url] = [...new Set(found)];
    }
  }
  expect(faults).toEqual({});
});

const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
const phone = devices['iPhone 14'].userAgent;

for (const { code, prefix } of otherLanguages)
  test(`${prefix}/, capital letters, old URLs and redirects keep the language`, async ({ baseURL }) => {
    const locationOf = async (path: string, userAgent = desktop) => {
      const response = await fetch(new URL(path, baseURL), {
        redirect: 'manual',
        headers: { 'user-agent': userAgent, 'accept-language': code },
      });
      return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
    };
    for (const [path, expected] of [
      [`${prefix}/`, `301 ${prefix}`],
      [`${prefix.toUpperCase()}/FAQ?a=1`, `301 ${prefix}/faq?a=1`],
      [`${prefix}/Faq/`, `301 ${prefix}/faq`],
      [`${prefix}/upcoming-locations//Miami/`, `301 ${prefix}/upcoming-locations/miami`],
      [`${prefix}//evil.example/`, `301 ${prefix}/evil.example/`],
      [`${prefix}/app?email=a%2Bb`, `302 ${prefix}/sign-up?email=a%2Bb`],
      [`${prefix}/get-app`, '200'],
      [`${prefix}/applink`, '200'],
      [`${prefix}/schedule?studio=nowhere`, '200'],
      // Nobody is redirected by a header.
      ['/', '200'],
    ])
      expect(await locationOf(path as string), path).toBe(expected);
    expect(await locationOf(`${prefix}/get-app`, phone)).toBe(`302 ${externalLinks.stores.ios}`);
    // Files have one URL, and /staff one language.
    for (const path of ['/media/x', '/favicon.ico', '/staff', '/sitemap.xml', '/healthz'])
      expect(await locationOf(prefix + path), path).toBe('404');
  });
