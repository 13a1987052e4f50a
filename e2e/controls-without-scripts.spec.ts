import { expect, test } from '@playwright/test';
import { layouts } from './support/addresses.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript no control in sight does nothing', async ({ page }) => {
  test.setTimeout(180_000);
  const dead: Record<string, string[]> = {};
  let count = 0;
  for (const address of layouts) {
    await page.goto(address);
    // Outside of a form, which the button could submit.
    const loose = ':not(form:has(button[type=submit], button:not([type]), noscript) *)';
    const controls = page.locator(
      `button[type=button], [role=tab], button:not([type])${loose}, select${loose}, input${loose}`,
    );
    count += await controls.count();
    const names = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => control.getBoundingClientRect().width > 0)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? ''),
    );
    if (names.length > 0) dead[address] = names;
  }
  // The hidden controls: if there are none, the selector is wrong.
  expect(count).toBeGreaterThan(50);
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
