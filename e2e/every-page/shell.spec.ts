import { expect, type Page } from '@playwright/test';
import { openStudios } from '#domain/studios.ts';
import { startHydration } from '../loading/hydration.ts';
import { navbarHeight } from '../playwright/screens.ts';
import { scrollTo } from '../playwright/scroll-to.ts';
import { test } from '../playwright/test.ts';

const promoBar = (page: Page) => page.getByRole('complementary', { name: 'See memberships' });

// The navbar is the wide one from 920 px on; a smaller screen has less to paint.
test.use({ viewport: { width: 1000, height: 700 } });

test('a mistyped anchor is ignored, not an error', async ({ page }) => {
  await page.goto('/membership#%');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Become a Member');
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/membership');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('the navbar is fixed, 100 px high, with its six pages and SIGN UP! leading to /app', async ({
  page,
}) => {
  await page.goto('/membership');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Classes',
    'Schedule',
    'Membership',
    'Your First Class',
    'Locations',
    'Become A Teacher',
    'SIGN UP!',
  ]);
  await expect(navigation.getByRole('link', { name: 'SIGN UP!' })).toHaveAttribute('href', '/app');
  await expect(navigation.getByRole('link', { name: 'Membership' })).toHaveAttribute('aria-current', 'page');
  await scrollTo(page, 800);
  expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, height: navbarHeight });
});

test('the footer has its links, the try-us-out banner and this year', async ({ page }) => {
  await page.goto('/membership');
  const footer = page.getByRole('contentinfo');
  for (const name of [
    'On-Demand',
    'Testimonials',
    'Teachers',
    'FAQ',
    'Contact Us',
    'Careers',
    'Privacy Policy',
  ]) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: /Business Opportunity/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  await expect(footer.getByRole('heading', { name: /^Try us out/ })).toBeVisible();
  await expect(footer).toContainText(
    `© ${new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format()}`,
  );
});

test('at 920 px the links are in the bar, below they move into a drawer', async ({ page }) => {
  await page.goto('/membership');
  await page.setViewportSize({ width: 920, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.setViewportSize({ width: 919, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('the promo bar hides while the visitor scrolls down without a pause', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(promoBar(page)).toBeInViewport();
  const scrollOn = async () => {
    await page.mouse.wheel(0, 10);
    return page.evaluate(() => document.documentElement.dataset.scrolled);
  };
  await expect.poll(scrollOn, { intervals: [0] }).toBe('down');
  await expect(promoBar(page)).not.toBeInViewport();
});

test.describe('the promo bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await startHydration(page);
  });

  test('is on the home page only, 64 px high', async ({ page }) => {
    expect(await promoBar(page).boundingBox()).toMatchObject({ y: 0, height: 64 });
    const other = await (await page.request.get('/membership')).text();
    expect(other).not.toContain('aria-label="See memberships"');
  });

  test('hides while scrolling down, returns while scrolling up and at the top', async ({ page }) => {
    await scrollTo(page, 20);
    await expect(promoBar(page)).toBeInViewport();
    await scrollTo(page, 900);
    await expect(promoBar(page)).not.toBeInViewport();
    await expect(page.getByRole('link', { name: 'SIGN UP!' })).toBeInViewport();
    await scrollTo(page, 600);
    await expect(promoBar(page)).toBeInViewport();
    await scrollTo(page, 1400);
    await expect(promoBar(page)).not.toBeInViewport();
    await scrollTo(page, 0);
    await expect(promoBar(page)).toBeInViewport();
  });
});

test('an unknown URL shows a designed page with the right status and three links', async ({ page }) => {
  const response = await page.goto('/no/such/room');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This room is empty');
  const content = page.getByRole('main');
  for (const name of ['Classes', 'Schedule', 'Locations'])
    await expect(content.getByRole('link', { name })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Or walk straight into a studio' }).getByRole('link'),
  ).toHaveCount(openStudios.length);
});
