import { expect, type Page } from '@playwright/test';
import { blockPictures } from '../playwright/block-pictures.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { blockScripts } from './script-files.ts';

/** What the inline script of the page does alone: before the script files arrive, and if they never do. */
test.use({ viewport: phoneScreen });

let errors: string[];
test.beforeEach(async ({ page }) => {
  await blockScripts(page);
  errors = errorsOf(page);
});
test.afterEach(() => expect(errors).toEqual([]));

/** Ways to close a dialog; afterwards focus and URL are as before. */
const waysToClose = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
};

test('the promo bar closes, and stays closed, without any script file', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'See memberships' });
  await page.getByRole('button', { name: 'Hide this offer' }).click();
  await expect(bar).toBeHidden();
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar, 'not even briefly').toBeHidden();
});

test('Back after a choice shows what was chosen before it', async ({ page }) => {
  await page.goto('/schedule');
  const rows = page.locator('#panel-classes li');
  const inDavie = rows.getByText('Davie', { exact: true }).first();
  await expect(rows.first()).toBeVisible();
  await expect(inDavie).toBeHidden();
  await page.getByRole('combobox', { name: 'Studio' }).selectOption('davie');
  await expect(page).toHaveURL(/location=davie/);
  await expect(inDavie).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(inDavie).toBeHidden();
  await expect(rows.first()).toBeVisible();
});

test('a tab is chosen by a press, by keys, by Back and by the URL without any script file', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const general = page.getByRole('tab', { name: 'General Help' });
  const tech = page.getByRole('tab', { name: 'Tech Support' });
  const generalPanel = page.locator('#panel-general-help');
  const techPanel = page.locator('#panel-tech-support');
  await tech.click();
  await expect(techPanel).toBeVisible();
  await expect(generalPanel).toBeHidden();
  await expect(tech).toHaveAttribute('aria-selected', 'true');
  await expect(general).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL('/contact-us#tech-support');
  await page.goBack();
  await expect(generalPanel).toBeVisible();
  const steps = await page.evaluate(() => history.length);
  await general.click();
  await page.keyboard.press('ArrowRight');
  await expect(tech).toBeFocused();
  await expect(techPanel).toBeVisible();
  expect(await page.evaluate(() => history.length), 'no step for a key or the selected tab').toBe(steps);
  await page.keyboard.press('Home');
  await expect(general).toBeFocused();
  await expect(generalPanel).toBeVisible();
  // Keys of the browser, such as Alt+Left for Back, are left to it.
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(
      await general.evaluate((tab, held) => {
        const options = { key: 'ArrowRight', [held]: true, bubbles: true, cancelable: true };
        return tab.dispatchEvent(new KeyboardEvent('keydown', options));
      }, modifier),
      `${modifier} is left to the browser`,
    ).toBe(true);
  await expect(generalPanel).toBeVisible();
  await page.goto('/contact-us#tech-support');
  await expect(techPanel).toBeVisible();
  await expect(generalPanel).toBeHidden();
});

test('a password is shown and hidden without any script file', async ({ page }) => {
  await page.goto('/sign-up');
  const password = page.locator('[data-password] input').first();
  await password.fill('warm-sun-7');
  await page.getByLabel('Show password').first().check();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Show password').first().uncheck();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('warm-sun-7');
});

test('the arrows move a row to both ends without any script file', async ({ page }) => {
  await page.goto('/davie');
  const rail = page.locator('[data-rail]').first();
  await rail.scrollIntoViewIfNeeded();
  const position = () => rail.locator('ul').evaluate((list) => list.scrollLeft);
  const [previous, next] = [rail.locator('[data-rail-move="-1"]'), rail.locator('[data-rail-move="1"]')];
  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(position).toBeGreaterThan(100);
  await expect(previous).toBeEnabled();
  for (const arrow of [next, previous])
    await expect(async () => {
      if (await arrow.isEnabled()) await arrow.click({ timeout: 500 });
      await expect(arrow).toBeDisabled({ timeout: 100 });
    }).toPass({ intervals: [50] });
});

for (const [way, close] of Object.entries(waysToClose))
  test(`a film plays over the page and closes by ${way} without any script file`, async ({ page }) => {
    await page.goto('/davie');
    const button = page.locator('a[data-film]:visible').first();
    const stage = page.locator('dialog#film');
    await button.click();
    await expect(stage).toBeVisible();
    await expect(stage.locator('video')).toHaveAttribute('src', /\/media\/films\/.*\.mp4/);
    await expect(stage.locator('video')).toHaveAttribute('poster', /\/media\//);
    await close(page);
    await expect(stage).toBeHidden();
    await expect(stage.locator('video')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/davie');
  });

test('a studio, a filter and a day of the schedule load as pages without any script file', async ({
  page,
}) => {
  await blockPictures(page);
  await page.goto('/schedule');
  // The next page replaces this one at once, so the page itself records what it shows meanwhile.
  await page.evaluate(() =>
    new MutationObserver(() =>
      sessionStorage.setItem('shown', document.documentElement.dataset.waitingFor ?? ''),
    ).observe(document.documentElement, { attributes: true }),
  );
  await page.getByRole('combobox', { name: 'Studio' }).selectOption('davie');
  await expect(page).toHaveURL('/schedule?location=davie');
  await expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('choice');
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  await expect(page).toHaveURL('/schedule?location=davie&time=evening');
  await page.locator('[data-date]').nth(2).click();
  await expect(page).toHaveURL(/date=/);
});
