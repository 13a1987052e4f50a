import { expect, type Page } from '@playwright/test';
import { openings } from '#content/catalog/openings.ts';
import { test } from '../playwright/test.ts';

const expectEveryOpening = async (page: Page) => {
  const apply = page.locator('#openings').getByRole('link', { name: /^Apply for / });
  await expect(apply).toHaveCount(openings.length);
  const targets = await apply.evaluateAll((links) =>
    links.map((link) => ({ to: link.getAttribute('href'), window: link.getAttribute('target') })),
  );
  expect(new Set(targets.map(({ to }) => to))).toEqual(new Set(openings.map(({ url }) => url)));
  for (const { window } of targets) expect(window).toBe('_blank');
  await expect(page.getByText('401K with 4% employer match').first()).toBeVisible();
};

test('/careers lists every opening, each with its own link to apply', async ({ page }) => {
  await page.goto('/careers');
  await expectEveryOpening(page);
});

test('the banner of /careers leads to the list', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'See current openings' }).click();
  await expect(page.getByRole('heading', { name: 'Current openings' })).toBeInViewport();
});

test('/openings lists every opening too, and leads to /careers', async ({ page }) => {
  await page.goto('/openings');
  await expectEveryOpening(page);
  await page.getByRole('link', { name: 'More about careers' }).first().click();
  await expect(page).toHaveURL('/careers');
});
