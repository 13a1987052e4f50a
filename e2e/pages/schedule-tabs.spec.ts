import { expect } from '@playwright/test';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { operationOf } from '../playwright/operation-of.ts';
import { test } from '../playwright/test.ts';
import { onGraphql, openSchedule, studioSelect } from './schedule-page.ts';

test('the tabs live in the hash, and changing them sets the day back to today', async ({ page }) => {
  await openSchedule(page, '/schedule?date=2099-01-01#nonsense');
  await expect(page.getByRole('tab', { name: 'Classes' })).toHaveAttribute('aria-selected', 'true');
  const strip = page.getByRole('toolbar', { name: 'Day' });
  await strip.getByRole('link').nth(4).click();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await page.getByRole('tab', { name: 'Workshops' }).click();
  await expect(page).toHaveURL(/\/schedule\/?#workshops$/);
  await expect(page.locator('#panel-workshops h2').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Retreats' }).click();
  await expect(page.locator('#panel-retreats')).toContainText('Tulum');
  await expect(page.locator('#panel-retreats')).toContainText('Cabo San Lucas');
  await expect(page).toHaveURL(/#retreats$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Workshops' })).toHaveAttribute('aria-selected', 'true');
});

test('the panels of the tabs are accessible', async ({ page }) => {
  // e2e/every-page/every-page.spec.ts checks the rest of the page.
  await openSchedule(page, '/schedule#workshops');
  for (const tab of ['workshops', 'retreats']) {
    await page.locator(`#tab-${tab}`).click();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await faultsFoundByAxe(page, `#panel-${tab}`), `${tab} at ${width} px`).toEqual([]);
    }
  }
});

test('there are workshops for studios that have any, and for 48719 and 48720 in any case', async ({
  page,
}) => {
  await onGraphql(page, (route) =>
    operationOf(route.request()).name === 'Workshops'
      ? route.fulfill({
          contentType: 'application/json',
          body: JSON.stringify({ data: { getLocalWorkshopsV2: { results: [] } } }),
        })
      : route.continue(),
  );
  await openSchedule(page);
  await studioSelect(page).selectOption('hollywood');
  await expect(page.getByRole('tab', { name: 'Workshops' })).toHaveCount(0);
  await studioSelect(page).selectOption('boca-raton');
  await expect(page.getByRole('tab', { name: 'Workshops' })).toBeVisible();
  await page.getByRole('tab', { name: 'Workshops' }).click();
  await expect(page.getByRole('heading', { name: 'No Workshops Found' })).toBeVisible();
});
