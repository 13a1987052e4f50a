import { expect, test } from '@playwright/test';
import { classRows, onGraphql, openSchedule, studioSelect } from '../pages/schedule-page.ts';

test('a tab that was opened before a release loads the page again at the next choice after data of it', async ({
  page,
}) => {
  await openSchedule(page, '/schedule?location=davie');
  await expect(classRows(page).first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldTab: true }));
  const isOldTab = () => page.evaluate(() => 'isOldTab' in window);
  await onGraphql(page, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'of another release' } });
  });
  const noted = page.waitForResponse('**/graphql?*');
  await studioSelect(page).selectOption('winter-park');
  await (await noted).finished();
  await expect(classRows(page).first()).toBeVisible();
  expect(await isOldTab()).toBe(true);
  const time = page.getByRole('combobox', { name: 'Time of day' });
  const loaded = page.waitForEvent('load');
  await time.selectOption('morning');
  await loaded;
  expect(await isOldTab()).toBe(false);
  await expect(page).toHaveURL(/location=winter-park.*time=morning/);
  await expect(time).toHaveValue('morning');
  await expect(studioSelect(page)).toHaveValue('winter-park');
  await page.goBack();
  await expect(time).toHaveValue('');
  await expect(studioSelect(page)).toHaveValue('winter-park');
});
