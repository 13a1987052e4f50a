import { expect } from '@playwright/test';
import { test } from '../playwright/test.ts';
import { openSchedule, studioSelect } from './schedule-page.ts';

declare global {
  interface Window {
    sharePosition?: () => void;
  }
}

test('the chosen studio stays until another one is chosen or the nearest one is found', async ({
  page,
  context,
}) => {
  await openSchedule(page, '/schedule?location=weston');
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  const status = page.getByRole('status').filter({ hasText: 'studio' });
  await expect(status).toHaveText('Your browser did not say where you are. Pick a studio from the list.');
  await expect(studioSelect(page)).toHaveValue('weston');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 30.33, longitude: -81.65 });
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(studioSelect(page)).toHaveValue('jacksonville');
  await expect(status).toHaveText('Jacksonville San Pablo is the studio nearest to you.');
  await studioSelect(page).selectOption('davie');
  await expect(status).toHaveCount(0);
});

test('a studio that is chosen while the position is looked for stays', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      window.sharePosition = () =>
        found({ coords: { latitude: 30.33, longitude: -81.65 } } as GeolocationPosition);
    };
  });
  await openSchedule(page, '/schedule?location=weston');
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Looking' })).toBeVisible();
  await studioSelect(page).selectOption('davie');
  await expect(page).toHaveURL(/location=davie/);
  await page.evaluate(() => window.sharePosition?.());
  await expect(page.getByRole('status').filter({ hasText: /Looking|nearest/ })).toHaveCount(0);
  await expect(studioSelect(page)).toHaveValue('davie');
  await expect(page).toHaveURL(/location=davie/);
});
