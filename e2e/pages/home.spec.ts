import { expect, type Page } from '@playwright/test';
import { studios } from '#domain/studios.ts';
import { startHydration } from '../loading/hydration.ts';
import { navbarHeight, phoneScreen } from '../playwright/screens.ts';
import { scrollTo } from '../playwright/scroll-to.ts';
import { test } from '../playwright/test.ts';

// Large pictures and films cost CPU time per pixel.
test.use({ deviceScaleFactor: 0.5 });

const readHome = async (baseURL: string | undefined) => (await fetch(`${baseURL}/`)).text();

test('the sections of home are in their order', async ({ baseURL }) => {
  const [main = ''] = /<main.*<\/main>/s.exec(await readHome(baseURL)) ?? [];
  const sections = main.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g);
  expect([...sections].map(([, id]) => id)).toEqual([
    'hero-title',
    'reviews',
    'first-class',
    'class-types',
    'studios-film',
    'press',
    'locations',
    'scroll-title',
    'yoga-at-home',
  ]);
});

test('the offer follows the active promo: one free class', async ({ baseURL }) => {
  const html = await readHome(baseURL);
  expect(html).toMatch(/<a(?=[^>]* href="\/get-app")[^>]*>Claim your free class</);
  expect(html).toContain('For local residents only, with ID at check-in.');
});

test('class kinds lead to their place on the classes page', async ({ baseURL }) => {
  const html = await readHome(baseURL);
  for (const kind of ['Flow', 'FIIT', 'Restore'])
    expect(html).toMatch(
      new RegExp(`<a(?=[^>]* href="/classes#${kind.toLowerCase()}")[^>]*(>|")[^<"]*More about ${kind}`),
    );
});

test.describe('the home page', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('the first-class banner has the FAQ link on phones only', async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    const banner = page.getByRole('region', { name: /free/i }).first();
    const faq = page.locator('main').getByRole('link', { name: 'Questions? Read the FAQ' });
    await expect(banner).toBeVisible();
    await expect(faq).toBeVisible();
    await expect(faq).toHaveAttribute('href', '/faq');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(faq).toBeHidden();
  });

  // e2e/loading/page-script.spec.ts: the arrows of a row.
  test('the row of locations has every studio', async ({ page }) => {
    const section = page.locator('section[aria-labelledby="locations"]');
    await expect(section.getByRole('listitem')).toHaveCount(studios.length);
    await expect(section.getByRole('button', { name: 'Next' })).toBeEnabled();
  });

  test('the title of home grows with the scroll, and not under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const title = page.locator('#scroll-title');
    const sizeAt = async (part: number) => {
      const top = await page.locator('.scroll-title').evaluate((section, share) => {
        const { top, height } = section.getBoundingClientRect();
        return window.scrollY + top + share * (height - window.innerHeight);
      }, part);
      await scrollTo(page, top - navbarHeight);
      return title.evaluate((heading) => Number(getComputedStyle(heading).scale));
    };
    const topOfStage = () =>
      page.locator('.scroll-title-stage').evaluate((stage) => Math.round(stage.getBoundingClientRect().top));
    await expect.poll(() => sizeAt(0)).toBeLessThan(0.95);
    const top = await topOfStage();
    // The picture is sticky while the page scrolls, so no scroll position shows an empty screen.
    for (const part of [0.3, 0.6, 0.9]) {
      await sizeAt(part);
      expect(await topOfStage()).toBe(top);
    }
    await expect.poll(() => sizeAt(1)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(title).toHaveCSS('scale', 'none');
    await expect(page.locator('.scroll-title-stage')).toHaveCSS('position', 'relative');
  });
});

test.describe('the hero film', () => {
  test.use({ viewport: phoneScreen });

  const filmsRequested = (page: Page) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (/\/media\/films\/.*\.(mp4|webm|m3u8)/.test(request.url())) films.push(request.url());
    });
    return films;
  };
  const play = (page: Page) => page.getByRole('button', { name: /^Play film/ }).first();
  const pause = (page: Page) => page.getByRole('button', { name: /^Pause film/ }).first();

  test('plays by itself, and stops at the pause button', async ({ page }) => {
    const films = filmsRequested(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await startHydration(page);
    await expect.poll(() => films.length).toBeGreaterThan(0);
    await pause(page).click();
    await expect(play(page)).toBeVisible();
  });

  // With less motion: app/components/film/film.dom.test.tsx.
  test('stays a picture for a visitor who wants less data', async ({ page }) => {
    const films = filmsRequested(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/');
    await startHydration(page);
    await expect(play(page)).toBeVisible();
    expect(films).toEqual([]);
    await play(page).click();
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });
});
