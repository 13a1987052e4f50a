import { expect, type Page } from '@playwright/test';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { layouts } from '#tests/site/public-paths.ts';
import config from '../../playwright.config.ts';
import { startHydration } from '../loading/hydration.ts';
import { test } from '../playwright/test.ts';
import { faultsFoundByAxe } from './axe.ts';
import { fieldSizes, scrollFaults, setLetters, wordsOutOfReach } from './layout-faults.ts';

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

/** iOS zooms into a field with a smaller font size and does not zoom out again. */
const smallestFont = 16;

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
/** Pages whose wide layout differs most from that of a phone. */
const otherWhenWide = ['/', '/membership', '/schedule', '/locations', '/downtown-ft-lauderdale'];
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
    let fieldCount = 0;
    // One page for all URLs: in a new page, loading and axe take twice the time.
    const paths = visited
      .filter((_, index) => index % 2 === half)
      .flatMap((layout) => languages.map(({ prefix }) => pathIn(prefix, layout)));
    for (const path of paths) {
      const expectNone = (found: string[], what: string) =>
        expect.soft(found, `${path}: ${what}`).toEqual([]);
      const expectWordsInReach = async (where: string) =>
        expectNone(await wordsOutOfReach(page), `words out of reach at ${where}`);
      await page.setViewportSize(phone);
      await page.goto(path);
      expectNone(await faultsFoundByAxe(page, undefined, colorsRead), 'axe at 390 px');
      const fields = await fieldSizes(page);
      fieldCount += fields.length;
      const small = fields.filter(({ size }) => size < smallestFont);
      expectNone(
        small.map(({ name, size }) => `${name} ${size} px`),
        'fields that zoom',
      );
      expectNone(await scrollFaults(page), 'scrollbars at 390 px');
      await expectWordsInReach('390 px');
      await setLetters(page, '200%');
      await expectWordsInReach('390 px, letters 200%');
      expectNone(await scrollFaults(page), 'scrollbars at 390 px, letters 200%');
      await page.setViewportSize(desktop);
      await expectWordsInReach('1440 px, letters 200%');
      await setLetters(page, '100%');
      expectNone(await scrollFaults(page), 'scrollbars at 1440 px');
    }
    // Without any field or scrollbar the tests of small and unwanted ones could not fail.
    expect(fieldCount).toBeGreaterThan(20);
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    expect(faults, 'errors, and requests for a missing file').toEqual([]);
  });

test('pages with another layout on a desktop are accessible there too', async ({ page }) => {
  test.slow();
  await page.setViewportSize(desktop);
  const colorsRead = new Set<string>();
  for (const path of otherWhenWide) {
    await page.goto(path);
    expect.soft(await faultsFoundByAxe(page, undefined, colorsRead), path).toEqual([]);
  }
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
