import { expect, test } from '@playwright/test';
import { listLeads } from './lead-screens.ts';
import { expectSound } from './staff-screen.ts';
import { openStudio, sendLead, signInAs } from './staff-session.ts';

const hollywood = openStudio('hollywood');

test.beforeEach(({ context }) => signInAs(context, { name: 'Grace Ault', role: 'Corporate', studios: [] }));

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a number of the start screen leads to its leads', async ({ page }) => {
      await sendLead(page.request, { name: `Noor Haddad ${width}`, locationId: hollywood.locationId });
      const leads = page.locator(`a[href*="studio=${hollywood.id}"][href*="figure=leads"]`).first();
      await expect(async () => {
        await page.goto('/staff');
        await expect(leads).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expectSound(page);
      // Another test may add a lead of this studio between the number and its rows.
      await expect(async () => {
        await page.goto('/staff');
        const count = Number(await leads.textContent());
        await leads.click();
        await expect(page.getByRole('link', { name: /Noor Haddad/ }).first()).toBeVisible();
        await expect(page.locator('[data-rows] a[href*="at="]')).toHaveCount(count, { timeout: 1_000 });
      }).toPass();
    });

    test('the figures are shown by form, and for all hours', async ({ page }) => {
      await listLeads(page, hollywood.locationId, `Mila Rao ${width}`);
      await page.goto('/staff/figures');
      await expectSound(page);
      await page.getByRole('link', { name: 'By form' }).click();
      await expect(page.getByRole('heading', { name: 'By form' })).toBeVisible();
      await page.getByRole('link', { name: 'All hours' }).click();
      await expect(page).toHaveURL(/hours=all/);
      await expectSound(page);
    });
  });
