import { expect, type Page } from '@playwright/test';
import { studioDetails } from '#content/catalog/studios.ts';
import { dayMs } from '#domain/durations.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { priceStudio, priceTextsOf } from './prices.ts';

const studios = [...studioDetails.values()];
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('every studio page shows postal address, parking, phone number and reviews', async ({ baseURL }) => {
  for (const studio of studios) {
    const html = (await (await fetch(`${baseURL}/${studio.slug}`)).text())
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    const { slug, address, parkingHeading, parking, contactNumber, leader, detail, imagesList, reviews } =
      studio;
    for (const text of [...address, parkingHeading, parking, contactNumber, ...detail, studio.days])
      expect(html, `${slug}: ${text}`).toContain(text);
    for (const { alt } of imagesList) expect(html, `${slug}: ${alt}`).toContain(`alt="${alt}"`);
    for (const text of leader ? [leader.lastName, leader.contactNumber, leader.biography] : [])
      expect(html, slug).toContain(text);
    expect(html.includes('Who runs the place'), slug).toBe(Boolean(leader));
    const hasReviews = html.includes(`What ${studio.location} says`);
    expect(hasReviews, slug).toBe(!['west-boca', 'palm-beach-gardens'].includes(slug));
    if (hasReviews) for (const { name } of reviews) expect(html, slug).toContain(name);
  }
});

test('reviews light up under the pointer', async ({ page }) => {
  await page.goto('/davie');
  const reviews = region(page, 'What Davie says');
  const first = reviews.getByRole('figure').first();
  await first.scrollIntoViewIfNeeded();
  const border = () => first.evaluate((element) => getComputedStyle(element).borderTopColor);
  const borderAtRest = await border();
  await first.hover();
  await expect.poll(border).not.toBe(borderAtRest);
});

test.describe('the page of a studio on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(phoneScreen);
    await page.goto('/hollywood');
  });

  test('the next classes are those of this studio, each with a way to book', async ({ page, baseURL }) => {
    const next = region(page, 'Next on the mat');
    const tomorrow = next.getByRole('list').last().getByRole('listitem');
    await expect(tomorrow).toHaveCount(5);
    await expect(tomorrow.first()).toContainText(/\d{1,2}:\d\d [AP]M/);
    await expect(tomorrow.first()).toContainText(/\d+ min .*with \S+/);
    await expect(tomorrow.first()).toContainText(/spots? left|Waitlist|full/);
    await expect(tomorrow.first().getByRole('link')).toHaveAttribute('href', '/get-app');
    await expect(next.getByRole('link', { name: 'Full schedule of this studio' })).toHaveAttribute(
      'href',
      '/schedule?location=hollywood',
    );
    const shown = await tomorrow.first().locator('p').nth(1).textContent();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + dayMs);
    const query = `{ getLocalClassesV2(location_id: "48751", min: "${day}", max: "${day}") { results { name } } }`;
    const result = await (await fetch(`${baseURL}/graphql?query=${encodeURIComponent(query)}`)).json();
    expect(shown).toContain(result.data.getLocalClassesV2.results[0][0].name);
  });

  test('a studio page links to its prices, its contact form and its neighbors', async ({ page }) => {
    await expect(page.getByRole('link', { name: 'Write to this studio' })).toHaveAttribute(
      'href',
      '/contact-us?location=hollywood',
    );
    await expect(region(page, 'Also close by').getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'See prices' })).toHaveAttribute(
      'href',
      '/membership?location=hollywood#pricing',
    );
  });

  test('the hero leads on a phone to the classes of the page and to the prices of the studio', async ({
    page,
  }) => {
    const hero = region(page, 'Hollywood');
    await hero.getByRole('link', { name: 'Next classes' }).click();
    await expect(page.getByRole('heading', { name: 'Next on the mat' })).toBeInViewport();
    await hero.getByRole('link', { name: 'Prices' }).click();
    await expect(page).toHaveURL(/\/membership\?location=hollywood#pricing$/);
    await expect(page.locator('#pricing article')).toContainText(priceTextsOf('hollywood'));
    await expect(priceStudio(page).locator('option:checked')).toHaveText('Hollywood');
  });
});
