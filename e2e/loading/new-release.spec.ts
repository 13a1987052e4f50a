import { expect, test } from '@playwright/test';
import { classRows, openSchedule } from '../support/schedule-page.ts';

test('a tab that was opened before a release loads the page again at the second choice after it', async ({
  page,
}) => {
  await openSchedule(page, '/schedule?location=davie');
  await expect(classRows(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  const isOldTab = () => page.evaluate(() => 'isOldTab' in window);
  await page.route('**/graphql?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'of another release' } });
  });
  const noted = page.waitForResponse('**/graphql?*');
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  await noted;
  expect(await isOldTab()).toBe(true);
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('morning');
  await expect.poll(isOldTab).toBe(false);
  await expect(page).toHaveURL(/time=morning/);
  await expect(page.getByRole('combobox', { name: 'Time of day' })).toHaveValue('morning');
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Time of day' })).toHaveValue('evening');
});
