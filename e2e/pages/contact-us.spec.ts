import { expect } from '@playwright/test';
import { hydrateForm } from '../forms/form-actions.ts';
import { test } from '../playwright/test.ts';

const general = { name: 'General Help' };
const tech = { name: 'Tech Support' };

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
