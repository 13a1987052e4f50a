import { expect, test } from '@playwright/test';
import { hydrateForm } from '../support/form-actions.ts';
import { startHydration } from '../support/hydration.ts';
import { withoutPopups } from '../support/without-popups.ts';

/** The free-class popup has its own tests and would cover the page here. */
test.beforeEach(({ page }) => withoutPopups(page));

const general = { name: 'General Help' };
const tech = { name: 'Tech Support' };

test('general help is the first tab of /contact-us, and a press shows the other', async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How Can We Help');
  await expect(page.getByRole('tab', general)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Ask your studio' })).toBeVisible();
  await page.getByRole('tab', tech).click();
  await expect(page).toHaveURL('/contact-us#tech-support');
  await expect(page.getByRole('heading', { name: 'Something not working?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ask your studio' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('tab', general)).toHaveAttribute('aria-selected', 'true');
});

test('the arrow keys move between the tabs of /contact-us', async ({ page }) => {
  await page.goto('/contact-us');
  await startHydration(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole('tab', general).click();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', tech)).toBeFocused();
  await expect(page).toHaveURL('/contact-us#tech-support');
  expect(await page.evaluate(() => history.length), 'no step for a key or the selected tab').toBe(steps);
});

test('a link can name a tab of /contact-us and a studio', async ({ page }) => {
  await page.goto('/contact-us?location=hollywood#tech-support');
  await expect(page.getByRole('tab', tech)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', general).click();
  await expect(page).toHaveURL('/contact-us?location=hollywood#general-help');

  const form = await hydrateForm(page, 'contact');
  await expect(form.locator('[name="studio"]')).toHaveValue('48751');
});

test('an unknown hash of /contact-us means general help', async ({ page }) => {
  await page.goto('/contact-us#complaints');
  await expect(page.getByRole('tab', general)).toHaveAttribute('aria-selected', 'true');
});
