import { expect } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { holdPosition } from '../playwright/hold-position.ts';
import { test } from '../playwright/test.ts';
import { list, nearMe, search, section, status } from './map-page.ts';

test.use({ permissions: ['geolocation'], geolocation: { latitude: 26.1, longitude: -80.4 } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/locations');
});

test('a place typed before hydration is found, and a studio of the list opens its card', async ({ page }) => {
  await search(page).fill('winter park');
  await expect(section(page).getByRole('option').first()).toContainText('Winter Park');
  await search(page).press('Enter');
  await expect(section(page).getByRole('region', { name: 'Winter Park' })).toBeVisible();
  await section(page).getByRole('button', { name: 'Show Davie on the map' }).click();
  await expect(section(page).getByRole('region', { name: 'Davie' })).toContainText('6840 Orange Grove Trail');
});

test('the position button, pressed before hydration, leads to the nearest studio', async ({ page }) => {
  await nearMe(page).click();
  await expect(status(page)).toHaveText('Nearest studio to you: Weston, 0 mi away');
  await expect(section(page).getByRole('region', { name: 'Weston' })).toBeVisible();
  await expect(list(page, 'Studios, nearest first').getByRole('listitem').first()).toContainText('Weston');
});

test('a studio that is chosen while the position is looked for stays', async ({ page }) => {
  const { share } = await holdPosition(page);
  await page.reload();
  await startHydration(page);
  await nearMe(page).click();
  await section(page).getByRole('button', { name: 'Show Davie on the map' }).click();
  await share();
  await expect(section(page).getByRole('region', { name: 'Davie' })).toBeVisible();
  await expect(list(page)).toBeVisible();
});
