import { existsSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { layouts, publicPaths } from '#tests/site/public-paths.ts';
import config from '../../playwright.config.ts';
import { startHydration } from '../loading/hydration.ts';
import { test } from '../playwright/test.ts';
import { faultsFoundByAxe } from './axe.ts';

const { launchOptions } = config.use ?? {};
/**
 * A touch screen as narrow as a phone's, but with the scrollbars of a desktop, which headless Chromium hides
 * by default. They take space, so a page has less width than on a phone. Without pictures: their size is in
 * the HTML, and decoding them takes most of the time.
 */
test.use({
  hasTouch: true,
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=imagesEnabled=false'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** `/applink` is the home page; the thank-you pages of a sign-up have the same texts on purpose. */
const unique = publicPaths.filter((path) => !/^\/(thankyou|upcoming-locations)/.test(path));

/** /get-app redirects phones to their app store. */
const browserHeaders = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };

/** The files of our server that a page or a stylesheet refers to: pictures, films, fonts, styles, scripts. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:src|srcset|poster|href|data-[a-z-]+)="([^"]+)"|url\(([^)]+)\)/gi)]
    .flatMap(([, attribute, url = '']) => (attribute ?? url).split(/,? /))
    .filter((name) => /^\/[^/].*\.\w{2,11}(\?|$)/.test(name));

test('every URL has its own title, description, canonical URL and sharing card', async ({ baseURL }) => {
  // fetch, because Playwright's own client needs several times its CPU time for hundreds of requests.
  const get = (path: string, method = 'GET') =>
    fetch(new URL(path, baseURL), { method, headers: browserHeaders });
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const files = new Set<string>();
  const pages = languages.flatMap(({ code, prefix }) =>
    publicPaths.map((page) => ({ code, page, path: pathIn(prefix, page) })),
  );
  for (const { code, page, path } of pages) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    const html = await response.text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const title = find(/<title>([^<]+)<\/title>/);
    const description = find(/<meta name="description" content="([^"]+)"/);
    expect(title, path).not.toBe('');
    expect(description, path).not.toBe('');
    expect(find(/<link rel="canonical" href="([^"]+)"/), path).toMatch(/^http/);
    expect(find(/<meta property="og:image" content="([^"]+)"/), path).toMatch(/^http/);
    expect(find(/<html lang="(\w+)"/)).toBe(code);
    expect(html.match(/<h1[\s>]/g)?.length, `one h1 on ${path}`).toBe(1);
    expect(html.match(/<main[\s>]/g)?.length, `one main on ${path}`).toBe(1);
    for (const file of filesNamedIn(html)) files.add(file);
    if (!unique.includes(page)) continue;
    expect(titles.get(title), `${path} shares its title`).toBeUndefined();
    expect(descriptions.get(description), `${path} shares its description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }

  await test.step('no page refers to a missing file', async () => {
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
      const isStylesheet = file.includes('.css');
      const response = await get(file, isStylesheet ? 'GET' : 'HEAD');
      if (response.status !== 200) missing.push(`${response.status} ${file}`);
      // The loop also visits the files that are added here.
      for (const named of filesNamedIn(await response.text())) files.add(named);
    }
    expect(missing).toEqual([]);
  });
});

test('the home page is also served at /applink, with the same canonical URL', async ({ request }) => {
  const html = await (await request.get('/applink')).text();
  expect(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]).toMatch(/:\d+\/$/);
});

/** Text beyond the edge of the screen is unreachable, because the page does not scroll horizontally. */
const wordsOutOfReach = () => {
  const edge = document.body.getBoundingClientRect().right + 1;
  const isOutOfReach = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    return width > 1 && (left < -1 || right > edge);
  };
  const canScroll = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
  const isShown = (element: Element | null) =>
    element?.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, script, .testimonial');
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && isShown(text.parentElement) && isOutOfReach(text))
      if (!canScroll(text.parentElement)) words.push(text.textContent.trim());
  return words;
};

/**
 * Without transitions the next measured position is in the new layout; otherwise the first frames are in the
 * old one, even with a duration of zero. The page is not painted any more, because sizes need no paint.
 */
const setLetters = (page: Page, size: '100%' | '200%') =>
  page.evaluate((fontSize) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('*, ::before, ::after { transition: none !important } html { opacity: 0 }');
    document.adoptedStyleSheets = [styles];
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Boxes that scroll on purpose and have a scrollbar. */
const ownScroll = 'textarea, .overscroll-contain';

const scrollFaults = (page: Page) =>
  page.evaluate((allowed) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`page ${scrollWidth} px wide of ${clientWidth}`] : [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.matches(allowed)) continue;
      const style = getComputedStyle(element);
      if (![style.overflowX, style.overflowY].some((value) => value === 'auto' || value === 'scroll'))
        continue;
      const border = (sides: readonly string[]) =>
        sides.reduce(
          (sum, side) => sum + Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
          0,
        );
      const bars = {
        vertical: element.offsetWidth - element.clientWidth - border(['left', 'right']),
        horizontal: element.offsetHeight - element.clientHeight - border(['top', 'bottom']),
      };
      for (const [name, room] of Object.entries(bars))
        if (room > 1) faults.push(`${name} bar of ${element.tagName} ${element.className.slice(0, 80)}`);
    }
    return faults;
  }, ownScroll);

/** iOS zooms into a field with a smaller font size and does not zoom out again. */
const smallestFont = 16;

/** Pages with fields outside a form that posts. */
const withOtherFields = ['/schedule', '/membership'];

const fieldsThatZoom = async (page: Page, path: string) => {
  const fields = await page
    .locator(
      'select, textarea, input:not([type=radio], [type=checkbox], [type=file], [type=hidden], [type=range])',
    )
    .evaluateAll((all) =>
      all.map((field) => ({
        name: (field as HTMLInputElement).name || field.id,
        size: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );
  // A page with a form must have fields; if none is found, the selector is wrong.
  if (withOtherFields.includes(path) || (await page.locator('form[method=post]').count()))
    expect(fields).not.toEqual([]);
  return fields.filter(({ size }) => size < smallestFont).map(({ name, size }) => `${name} ${size} px`);
};

/** Collects errors of the page and requests that our server refuses. */
const faultsOfVisits = (page: Page, baseURL: string | undefined) => {
  const faults: string[] = [];
  page.on('response', (response) => {
    const isExpected = response.status() < 400 || response.url().endsWith('/no-such-page');
    if (!isExpected && response.url().startsWith(baseURL ?? ''))
      faults.push(`${response.status()} ${response.url()} on ${page.url()}`);
  });
  page.on('pageerror', (error) => faults.push(`${error.message} on ${page.url()}`));
  page.on('console', (message) => {
    const isExpected = message.type() !== 'error' || message.location().url.endsWith('/no-such-page');
    if (!isExpected) faults.push(`${message.text()} on ${page.url()}`);
  });
  return faults;
};

const visited = [...layouts, '/no-such-page'];
/** Pages whose wide layout differs most from that of a phone. Axe is slow: it checks them in one language. */
const readWide = ['/', '/membership', '/schedule', '/locations', '/downtown-ft-lauderdale'];
const tabs = ['/schedule#workshops', '/schedule#retreats', '/contact-us#tech-support', '/on-demand#restore'];

const phone = { width: 390, height: 900 };
const desktop = { width: 1440, height: 900 };

/** Two tests, for two cores. A page has the same colors and pictures in every language. */
for (const half of [0, 1])
  test(`every page in every language is accessible and fits the screen, also with letters twice as large, half ${half + 1}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const faults = faultsOfVisits(page, baseURL);
    const colorsRead = new Set<string>();
    // One page for all URLs: in a new page, loading and axe take twice the time.
    const visits = visited
      .filter((_, index) => index % 2 === half)
      .flatMap((layout) => languages.map(({ prefix }) => ({ layout, prefix, path: pathIn(prefix, layout) })));
    for (const { layout, prefix, path } of visits) {
      const expectNone = (found: string[], what: string) =>
        expect.soft(found, `${path}: ${what}`).toEqual([]);
      const expectWordsInReach = async (where: string) =>
        expectNone(await page.evaluate(wordsOutOfReach), `words out of reach at ${where}`);
      await page.setViewportSize(phone);
      await page.goto(path);
      expectNone(await faultsFoundByAxe(page, undefined, colorsRead), 'axe at 390 px');
      expectNone(await fieldsThatZoom(page, layout), 'fields that zoom');
      expectNone(await scrollFaults(page), 'scrollbars at 390 px');
      await expectWordsInReach('390 px');
      await setLetters(page, '200%');
      await expectWordsInReach('390 px, letters 200%');
      expectNone(await scrollFaults(page), 'scrollbars at 390 px, letters 200%');
      await page.setViewportSize(desktop);
      await expectWordsInReach('1440 px, letters 200%');
      await setLetters(page, '100%');
      expectNone(await scrollFaults(page), 'scrollbars at 1440 px');
      if (prefix || !readWide.includes(layout)) continue;
      // Loaded again, because a page whose size has changed is still fetching larger pictures.
      await page.goto(path);
      expectNone(await faultsFoundByAxe(page, undefined, colorsRead), 'axe at 1440 px');
      // The next change of the size would lay out and paint the whole page.
      await page.goto('about:blank');
    }
    // If there were no scrollbar at all, the test of unwanted ones could not fail.
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    expect(faults, 'errors, and requests for a missing file').toEqual([]);
  });

test('no stray scrollbar in the tabs that a script opens', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const [index, path] of tabs.entries()) {
    await page.goto(path);
    await startHydration(page);
    await setLetters(page, '100%');
    // The second size is also the first of the next tab, so that a page changes its size once.
    for (const size of index % 2 ? [desktop, phone] : [phone, desktop]) {
      await page.setViewportSize(size);
      expect.soft(await scrollFaults(page), `${path} at ${size.width} px`).toEqual([]);
    }
  }
});
