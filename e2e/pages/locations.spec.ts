import { expect, type Page } from '@playwright/test';
import { studios } from '#domain/studios.ts';
import { blockPictures } from '../playwright/block-pictures.ts';
import { boxOf } from '../playwright/box-of.ts';
import { test } from '../playwright/test.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'All studios' }).getByRole('article');
const pills = (page: Page) => page.getByRole('navigation', { name: 'Jump to a studio' }).getByRole('link');

/** Twenty pictures cost CPU time per pixel. */
test.use({ deviceScaleFactor: 0.5 });

/** The number of cards in each row, from the top. */
const rows = (page: Page) =>
  cards(page).evaluateAll((elements) => {
    const tops = elements.map((element) => Math.round(element.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  });

const rowsOfThree = Array.from({ length: Math.ceil(studios.length / 3) }, (_, row) =>
  Math.min(3, studios.length - row * 3),
);

test.describe('the studios of /locations', () => {
  test.beforeEach(async ({ page }) => {
    // e2e/pages/map.spec.ts tests the map, whose WebGL is drawn by the CPU.
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/locations');
  });

  for (const width of [1440, 769])
    test(`are in rows of three at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards(page)).toHaveCount(studios.length);
      await expect.poll(() => rows(page)).toEqual(rowsOfThree);
    });

  test('show opening hours and a phone number, or the year in which they open', async ({ page }) => {
    const davie = cards(page).filter({ has: page.getByRole('heading', { name: 'Davie' }) });
    await expect(davie).toContainText('Monday to Sunday');
    await expect(davie.getByRole('link', { name: '954-555-0103' })).toHaveAttribute(
      'href',
      'tel:+1-954-555-0103',
    );
    const wellington = cards(page).filter({ has: page.getByRole('heading', { name: 'Wellington' }) });
    await expect(wellington).toContainText('COMING 2026');
    await expect(wellington).not.toContainText('Monday');
    await expect(wellington.getByRole('link')).toHaveCount(1);
  });

  test('pills have the short names, and names over 19 characters a wider pill', async ({ page }) => {
    await expect(pills(page)).toHaveCount(studios.length);
    await expect(pills(page).filter({ hasText: /^Deerfield$/ })).toHaveAttribute('href', '/deerfield-beach');
    await expect(pills(page).filter({ hasText: /^Boca Raton$/ })).toHaveAttribute('href', '/boca-raton');
    const width = async (name: string) => (await boxOf(pills(page).filter({ hasText: name }))).width;
    expect(await width('Downtown Ft. Lauderdale')).toBeGreaterThan((await width('Davie')) + 20);
    expect(await width('Jacksonville San Pablo')).toBe(await width('Downtown Ft. Lauderdale'));
    expect(await width('North Ft. Lauderdale')).toBe(await width('Downtown Ft. Lauderdale'));
    expect(await width('Palm Beach Gardens')).toBe(await width('Davie'));
    expect(await width('Winter Park')).toBe(await width('Davie'));
  });

  test('the Coming Soon hero leads on with LEARN MORE', async ({ page }) => {
    const hero = page.getByRole('region', { name: 'Four new studios, one lowest price' });
    await expect(hero).toContainText('Coming Soon');
    await expect(hero.getByRole('link', { name: 'LEARN MORE' })).toHaveAttribute('href', '/coming-soon');
  });

  // e2e/loading/page-script.spec.ts: the arrows of a row.
  for (const width of [768, 390])
    test(`are one carousel with arrows at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => rows(page)).toEqual([studios.length]);
      await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
    });

  test('lead to their pages, from the top', async ({ page }) => {
    const more = page.getByRole('link', { name: 'Learn more Winter Park' });
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(page).toHaveURL(/\/winter-park$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Winter Park');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every studio is a link in the list beside the drawn map, and no control there is without effect', async ({
    page,
  }) => {
    await blockPictures(page);
    await page.goto('/locations');
    const map = page.getByRole('region', { name: 'Check out Our Locations' });
    const list = map.getByRole('list', { name: 'Studios from A to Z' });
    await expect(list.getByRole('link')).toHaveCount(studios.length);
    await expect(map.getByRole('button')).toHaveCount(0);
    await expect(map.getByRole('combobox')).toHaveCount(0);
    await list.getByRole('link', { name: /^Weston/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Weston');
  });
});
