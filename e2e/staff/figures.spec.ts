import { expect, test } from '@playwright/test';
import { expectSound } from './staff-screen.ts';
import { sendLead, signInAs } from './staff-session.ts';

const hollywood = { id: 7, locationId: 48751 };

for (const width of [390, 1440])
  test(`at ${width} px Corporate follows a number from the start screen to its leads, and the figures to a file`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await signInAs(context, { name: 'Grace Ault', role: 'Corporate', studios: [] });
    await sendLead(page.request, { name: `Noor Haddad ${width}`, locationId: hollywood.locationId });
    const leads = page.locator(`a[href*="studio=${hollywood.id}"][href*="figure=leads"]`).first();
    await expect(async () => {
      await page.goto('/staff');
      await expect(leads).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectSound(page);
    const count = Number(await leads.textContent());
    await leads.click();
    await expect(page.getByRole('link', { name: /Noor Haddad/ }).first()).toBeVisible();
    await expect(page.locator('[data-rows] a[href*="at="]')).toHaveCount(count);

    await page.goto('/staff/figures');
    await expectSound(page);
    await page.getByRole('link', { name: 'By form' }).click();
    await expect(page.getByRole('heading', { name: 'By form' })).toBeVisible();
    await page.getByRole('link', { name: 'All hours' }).click();
    await expect(page).toHaveURL(/hours=all/);
    await expectSound(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Export these figures as a table (CSV)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^figures-.*\.csv$/);
    await context.close();
  });
