import { expect, test } from '@playwright/test';
import { addresses } from './addresses.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript no control in sight does nothing', async ({ page }) => {
  test.setTimeout(180_000);
  const dead: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.goto(address);
    // Out of a form that a button could send.
    const loose = ':not(form:has(button[type=submit], button:not([type]), noscript) *)';
    const controls = page.locator(
      `button[type=button], [role=tab], button:not([type])${loose}, select${loose}, input${loose}`,
    );
    const names: string[] = [];
    for (const control of await controls.all())
      if (await control.isVisible())
        names.push((await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '');
    if (names.length > 0) dead[address] = names;
  }
  expect(dead).toEqual({});
});

test('without JavaScript films are links to the film itself', async ({ page }) => {
  await page.goto('/teachers');
  const film = page
    .locator('main')
    .getByRole('button', { name: /introduce their class/ })
    .first();
  await expect(film).toBeVisible();
  await expect(film).toHaveAttribute('href', /\.mp4\?v=/);
});
