import { expect, type Page, test } from '@playwright/test';
import { preSaleSaving } from '#domain/prices.ts';
import { upcomingStudios } from '#domain/studios.ts';
import { preSale } from '#words/pages/pre-sale.ts';
import { boxOf } from '../playwright/box-of.ts';
import { navbarHeight } from '../playwright/screens.ts';
import { scrollTo, scrollToEnd } from '../playwright/scroll-to.ts';
import { dollars } from './prices.ts';

const form = (page: Page) => page.locator('#signup');
const signUp = (page: Page) => page.getByRole('link', { name: 'SIGN UP!' }).first();
const secure = (page: Page) => page.getByRole('link', { name: 'SECURE YOUR LOWEST RATE EVER!' });

/** The text of a page as the server sends it, with its h1 and the target of SIGN UP!. */
const read = async (baseURL: string | undefined, path: string) => {
  const html = await (await fetch(`${baseURL}${path}`)).text();
  const textOf = (part: string) =>
    part
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return {
    heading: textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    address: textOf(/<address[^>]*>(.*?)<\/address>/s.exec(html)?.[1] ?? ''),
    signUp: /<a(?=[^>]* href="([^"]+)")[^>]*>SIGN UP!/.exec(html)?.[1],
    text: textOf(/<main.*<\/main>/s.exec(html)?.[0] ?? ''),
  };
};

test('each upcoming studio shows its name, postal address and year, and SIGN UP! leads to its own form', async ({
  baseURL,
}) => {
  for (const { slug, name, comingYear } of upcomingStudios)
    await test.step(slug, async () => {
      const { heading, address, signUp, text } = await read(baseURL, `/${slug}`);
      expect(heading).toBe(name);
      expect(address).toMatch(/, FL \d{5}/);
      expect(signUp).toBe('#signup');
      expect(text).toContain(`COMING ${comingYear}`);
      expect(text).toContain(`Be first in ${name}`);
    });
});

test('beside a quoted date that has passed stand the studios that are open, as links', async ({
  baseURL,
}) => {
  const four = ['coral-gables', 'coral-springs', 'weston', 'west-boca'];
  for (const [path, slugs] of [
    ['/coming-soon', four],
    ['/locations', four],
    ['/upcoming-locations', ['midtown-miami', 'hollywood']],
    ['/upcoming-locations/hollywood', ['hollywood']],
  ] as const)
    await test.step(path, async () => {
      const html = await (await fetch(`${baseURL}${path}`)).text();
      const [, opened = ''] = html.split(preSale.opened);
      const links = [...opened.slice(0, opened.indexOf('</p>')).matchAll(/href="\/([^"]+)"/g)];
      expect(links.map(([, slug]) => slug).toSorted()).toEqual(slugs.toSorted());
    });
});

test('/upcoming-locations is about both places, or about the one of its URL', async ({ baseURL }) => {
  for (const [path, headline] of [
    ['/upcoming-locations/miami', 'Midtown Miami'],
    ['/upcoming-locations/hollywood', 'Hollywood'],
    ['/upcoming-locations/elsewhere', 'Midtown Miami & Hollywood'],
    ['/upcoming-locations', 'Midtown Miami & Hollywood'],
  ] as const)
    await test.step(`${path} is about ${headline}`, async () => {
      const { heading, text } = await read(baseURL, path);
      expect(heading).toBe(headline);
      expect(text).toContain('OPENING SPRING 2022');
      expect(text).toContain(`save up to ${dollars(preSaleSaving)}`);
    });
});

test('#signup and every SECURE button lead to the form, below the navbar', async ({ page }) => {
  await page.goto('/upcoming-locations#signup');
  const top = async () => Math.round((await boxOf(form(page))).y);
  await expect.poll(top).toBe(navbarHeight);
  await expect(secure(page)).toHaveCount(2);
  for (const button of await secure(page).all()) {
    await button.scrollIntoViewIfNeeded();
    await button.click();
    await expect.poll(top).toBe(navbarHeight);
  }
});

test('/coming-soon shows the four places, the saving, and opens the form of the place one picks', async ({
  page,
}) => {
  await page.goto('/coming-soon');
  const places = page.getByRole('region', { name: 'Choose your neighborhood' }).getByRole('article');
  await expect(places.getByRole('heading')).toHaveText([
    'Coral Gables',
    'Coral Springs',
    'Weston',
    'West Boca',
  ]);
  await expect(page.getByRole('region', { name: `Save up to ${dollars(preSaleSaving)}` })).toContainText(
    'Opening spring 2022',
  );
  await expect(signUp(page)).toHaveAttribute('href', '#signup');
  await page.getByRole('link', { name: 'Get the Weston rate' }).click();
  await expect(form(page).locator('details').nth(2)).toHaveAttribute('open', '');
  await expect(form(page).locator('details[open]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Get the West Boca rate' }).click();
  await expect(form(page).locator('details[open]')).toHaveCount(1);
  await expect(form(page).locator('details[open]')).toContainText('West Boca');
});

test.describe('the floating button', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  const floating = (page: Page) => page.locator('.fixed').filter({ has: secure(page) });
  const scrollPast = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({ top: bottom + 40, behavior: 'instant' });
    });

  test('under 767 px rises two seconds after the film is passed, and leaves near the form', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 766, height: 800 });
    await page.goto('/upcoming-locations');
    await expect(floating(page)).toBeHidden();
    await scrollPast(page, '#film');
    await expect(floating(page)).toBeVisible();
    await test.step('does not show at 767 px and above', async () => {
      await page.setViewportSize({ width: 767, height: 800 });
      await expect(floating(page)).toBeHidden();
      await page.setViewportSize({ width: 766, height: 800 });
      await expect(floating(page)).toBeVisible();
    });
    const { animationName, animationDelay } = await secure(page)
      .last()
      .evaluate((element) => getComputedStyle(element));
    expect({ animationName, animationDelay }).toEqual({ animationName: 'rise', animationDelay: '2s' });
    await form(page).scrollIntoViewIfNeeded();
    await expect(floating(page)).toBeHidden();
    await scrollToEnd(page);
    await expect(floating(page)).toBeHidden();
    await scrollTo(page, 0);
    await expect(floating(page)).toBeHidden();
  });
});
