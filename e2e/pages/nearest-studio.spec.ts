import { expect } from '@playwright/test';
import { holdPosition } from '../playwright/hold-position.ts';
import { test } from '../playwright/test.ts';
import { openSchedule, studioSelect } from './schedule-page.ts';

const jacksonville = { latitude: 30.33, longitude: -81.65 };

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
  await context.setGeolocation(jacksonville);
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(studioSelect(page)).toHaveValue('jacksonville');
  await expect(status).toHaveText('Jacksonville San Pablo is the studio nearest to you.');
  await studioSelect(page).selectOption('davie');
  await expect(status).toHaveCount(0);
});

test('a studio that is chosen while the position is looked for stays', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(jacksonville);
  const { share } = await holdPosition(page);
  await openSchedule(page, '/schedule?location=weston');
  await page.getByRole('button', { name: 'Use the studio nearest to me' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Looking' })).toBeVisible();
  await studioSelect(page).selectOption('davie');
  await expect(page).toHaveURL(/location=davie/);
  await share();
  await expect(page.getByRole('status').filter({ hasText: /Looking|nearest/ })).toHaveCount(0);
  await expect(studioSelect(page)).toHaveValue('davie');
  await expect(page).toHaveURL(/location=davie/);
});
