import { expect } from '@playwright/test';
import { openings } from '#content/catalog/openings.ts';
import { test } from '../playwright/test.ts';

for (const path of ['/careers', '/openings'])
  test(`${path} lists every opening, each with its own link to apply`, async ({ page }) => {
    await page.goto(path);
    const apply = page.locator('#openings').getByRole('link', { name: /^Apply for / });
    await expect(apply).toHaveCount(openings.length);
    const targets = await apply.evaluateAll((links) =>
      links.map((link) => ({ url: link.getAttribute('href'), window: link.getAttribute('target') })),
    );
    const expected = openings.map(({ url }) => ({ url, window: '_blank' }));
    expect(targets).toEqual(expect.arrayContaining(expected));
    await expect(page.getByText('401K with 4% employer match').first()).toBeVisible();
  });

test('the banner of /careers leads to the list', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'See current openings' }).click();
  await expect(page.getByRole('heading', { name: 'Current openings' })).toBeInViewport();
});

test('/openings leads to /careers', async ({ page }) => {
  await page.goto('/openings');
  await page.getByRole('link', { name: 'More about careers' }).first().click();
  await expect(page).toHaveURL('/careers');
});
