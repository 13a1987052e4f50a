import { expect, type Page, test } from '@playwright/test';
import { addresses, layouts } from '../support/addresses.ts';
import { faultsFoundByAxe } from '../support/axe.ts';

/** `/applink` is the home page; the thank-you page of a sign-up and its variants have the same texts on purpose. */
const unique = addresses.filter((address) => !/^\/(thankyou|upcoming-locations)/.test(address));

/** The files of our server that a page or a stylesheet names: pictures of every size, films, fonts, styles, scripts. */
const filesNamedIn = (text: string): string[] =>
  [...text.matchAll(/(?:src|srcset|poster|href|data-[a-z-]+)="([^"]+)"|url\(([^)]+)\)/gi)]
    .flatMap(([, attribute, url = '']) => (attribute ?? url).split(/,? /))
    .filter((name) => /^\/[^/].*\.\w{2,11}(\?|$)/.test(name));

test('every address answers with a title, a description, a canonical address and a sharing card of its own', async ({
  request,
}) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const files = new Set<string>();
  for (const address of addresses) {
    const response = await request.get(address, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
    });
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const title = find(/<title>([^<]+)<\/title>/);
    const description = find(/<meta name="description" content="([^"]+)"/);
    expect(title, address).not.toBe('');
    expect(description, address).not.toBe('');
    expect(find(/<link rel="canonical" href="([^"]+)"/), address).toMatch(/^http/);
    expect(find(/<meta property="og:image" content="([^"]+)"/), address).toMatch(/^http/);
    expect(find(/<html lang="(\w+)"/)).toBe('en');
    expect(html.match(/<h1[\s>]/g)?.length, `one h1 on ${address}`).toBe(1);
    expect(html.match(/<main[\s>]/g)?.length, `one main on ${address}`).toBe(1);
    for (const file of filesNamedIn(html)) files.add(file);
    if (!unique.includes(address)) continue;
    expect(titles.get(title), `${address} shares its title`).toBeUndefined();
    expect(descriptions.get(description), `${address} shares its description`).toBeUndefined();
    titles.set(title, address);
    descriptions.set(description, address);
  }

  await test.step('no page names a missing file', async () => {
    expect(files.size, 'if there are few, the pattern is wrong').toBeGreaterThan(500);
    const missing: string[] = [];
    for (const file of files) {
      const isStylesheet = file.includes('.css');
      const response = await (isStylesheet ? request.get(file) : request.head(file));
      if (response.status() !== 200) missing.push(`${response.status()} ${file}`);
      // The loop reaches what is added meanwhile.
      if (isStylesheet) for (const named of filesNamedIn(await response.text())) files.add(named);
    }
    expect(missing).toEqual([]);
  });
});

test('the home page is also served at /applink, with the same canonical address', async ({ request }) => {
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
    element?.checkVisibility() && !element.closest('[aria-hidden="true"], .sr-only, script, .story');
  const words: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.textContent?.trim() && isShown(text.parentElement) && isOutOfReach(text))
      if (!canScroll(text.parentElement)) words.push(text.textContent.trim());
  return words;
};

const screens = [
  { width: 390, letters: '100%' },
  { width: 390, letters: '200%' },
  { width: 1440, letters: '200%' },
];

/** Changes the open page to each screen in turn. */
const wordsOutOfReachOnScreens = async (page: Page) => {
  const cut: string[] = [];
  for (const { width, letters } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(async (size) => {
      document.documentElement.style.fontSize = size;
      // Animations take a moment to end, even with a duration of zero.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    }, letters);
    const words = await page.evaluate(wordsOutOfReach);
    cut.push(...words.map((word) => `at ${width} px, letters ${letters}: ${word}`));
  }
  return cut;
};

/** iOS zooms into a field with a smaller font size than this, and does not zoom out again. */
const smallestFont = 16;

/** Pages with fields outside a form that posts. */
const withOtherFields = ['/schedule', '/membership'];

const fieldsThatZoom = async (page: Page, address: string) => {
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
  // A page with a form and without fields: the selector is wrong.
  if (withOtherFields.includes(address) || (await page.locator('form[method=post]').count()))
    expect(fields).not.toEqual([]);
  return fields.filter(({ size }) => size < smallestFont).map(({ name, size }) => `${name} ${size} px`);
};

/** Errors of the page and requests that our server refuses, as they happen. */
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

const visited = [...layouts, '/_kit', '/no-such-page'];
/** One test visits several addresses with one page, because a new page costs as much as its checks; several tests run at once. */
const share = 5;
const visits = Array.from({ length: Math.ceil(visited.length / share) }, (_, index) =>
  visited.slice(index * share, (index + 1) * share),
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, hasTouch: true, isMobile: true });

  for (const group of visits) {
    test(`${group.join(', ')}: axe finds nothing, no word is out of reach, no field makes an iPhone zoom in`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      const faults = faultsOfVisits(page, baseURL);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const address of group) {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(address);
        expect.soft(await faultsFoundByAxe(page), `axe on ${address} at 390 px`).toEqual([]);
        expect.soft(await fieldsThatZoom(page, address), `fields of ${address} that zoom`).toEqual([]);
        if (layouts.includes(address))
          expect.soft(await wordsOutOfReachOnScreens(page), `words of ${address} out of reach`).toEqual([]);
      }
      expect(faults, 'errors, and requests for a missing file').toEqual([]);
    });
  }
});

/** Axe needs long for a page, so wide screens are checked only where their layout differs most from a phone's. */
const readWide = ['/', '/membership', '/schedule', '/locations', '/midtown-miami', '/_kit'];

test('on a wide screen axe finds nothing', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of readWide) {
    await page.goto(address);
    expect.soft(await faultsFoundByAxe(page), `axe on ${address} at 1440 px`).toEqual([]);
  }
});
