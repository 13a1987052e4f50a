import { expect, type Page, test } from '@playwright/test';
import { inSpanish as pathInSpanish, publicPaths } from '#tests/site/public-paths.ts';
import { foreignSentences } from '../support/foreign-sentences.ts';

const paths = [...publicPaths, '/applink', '/retreats/presale'];
const missing = '/no-such-page';

/** Fetched and parsed in the browser, without loading the page. Texts in the other language are left out. */
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
      const languages: string[] = [];
      const stringsIn = (value: unknown): string[] => {
        if (typeof value !== 'object' || !value) return /^https?:/.test(String(value)) ? [] : [String(value)];
        const { inLanguage } = value as { inLanguage?: string };
        if (inLanguage) languages.push(inLanguage);
        return inLanguage && inLanguage !== own ? [] : Object.values(value).flatMap(stringsIn);
      };
      const described = all('script[type="application/ld+json"]').flatMap((script) =>
        stringsIn(JSON.parse(script.textContent ?? '')),
      );
      for (const foreign of all(`script, style, [lang]:not(html, [lang="${own}"])`)) foreign.remove();
      const attributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'];
      const texts = all('*').flatMap((element) => [
        ...attributes.map((name) => attributeOf(element, name)),
        ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ]);
      return {
        ...{ url: address, code: own, status: response.status },
        caching: response.headers.get('cache-control'),
        ...{ lang: parsedPage.documentElement.lang, title: parsedPage.title, alternates, links, locales },
        languages,
        texts: [...new Set([...texts, ...described])],
      };
    },
    [url, code] as const,
  );

test('every page has a twin in the other language, in its own words, and each names both', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/coming-soon');
  const faults: Record<string, unknown> = {};
  for (const path of [...paths, missing]) {
    const twin = pathInSpanish(path);
    const inEnglish = await read(page, path, 'en');
    const inSpanish = await read(page, twin, 'es');
    expect(inSpanish.status, twin).toBe(inEnglish.status);
    expect(inSpanish.caching, twin).toBe(inEnglish.caching);
    expect(inSpanish.alternates, twin).toEqual(inEnglish.alternates);
    if (path !== missing) {
      expect(inSpanish.title, twin).not.toBe(inEnglish.title);
      const codes = inEnglish.alternates.map((line) => line.split(' ')[0]);
      expect(codes, path).toEqual(['en', 'es', 'x-default']);
    }
    for (const { url, code, lang, locales, languages, links, texts } of [inEnglish, inSpanish]) {
      expect(lang, url).toBe(code);
      if (path !== missing) expect(locales.toSorted(), url).toEqual(['en_US', 'es_US']);
      if (languages.length > 0) expect(languages, `${url}: inLanguage`).toContain(code);
      const found = [
        ...links.filter(
          (href) => !href.startsWith('/media/') && /^\/es(?=[/?#]|$)/.test(href) !== (code === 'es'),
        ),
        ...foreignSentences(texts, code),
      ];
      if (found.length > 0) faults[url] = [...new Set(found)];
    }
  }
  expect(faults).toEqual({});
});

test('/es/, capital letters and redirects keep the language', async ({ baseURL }) => {
  const locationOf = async (path: string, userAgent = 'Mozilla/5.0 (X11; Linux x86_64)') => {
    const response = await fetch(new URL(path, baseURL), {
      redirect: 'manual',
      headers: { 'user-agent': userAgent, 'accept-language': 'es' },
    });
    return `${response.status} ${response.headers.get('location') ?? ''}`;
  };
  expect(await locationOf('/es/')).toBe('301 /es');
  expect(await locationOf('/ES/FAQ?a=1')).toBe('301 /es/faq?a=1');
  expect(await locationOf('/es/Faq/')).toBe('301 /es/faq');
  expect(await locationOf('/es/schedule?studio=nowhere')).toMatch(/^(200 |302 \/es\/schedule)$/);
  // Nobody is redirected by a header.
  expect(await locationOf('/')).toBe('200 ');
  // Files have one URL, and /staff one language.
  for (const path of ['/es/media/x', '/es/favicon.ico', '/es/staff', '/es/sitemap.xml', '/es/healthz'])
    expect(await locationOf(path), path).toMatch(/^404 /);
});
