import { expect, type Page, test } from '@playwright/test';
import { startHydration } from '../support/hydration.ts';
import { pressEscape } from '../support/press-escape.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.beforeEach(({ page }) => withoutPopups(page));

type Overlay = { name: string; at: string; opener: (page: Page) => ReturnType<Page['getByRole']> };
const button = (name: string) => (page: Page) => page.getByRole('button', { name });

/** The tests of other pages close films, interviews, the offer of a retreat and the menu in the same ways. */
const overlays: readonly Overlay[] = [
  { name: 'a teacher’s film', at: '/teachers', opener: button('Watch Kenji Watanabe introduce their class') },
  { name: 'a studio’s film', at: '/davie', opener: button('Watch the studio film') },
];

test.describe('films', () => {
  // The CPU draws a film: the smaller, the faster.
  test.use({ viewport: { width: 390, height: 700 } });

  test('a film closes by Escape and by the back button, and gives the focus back', async ({ page }) => {
    for (const { name, at, opener } of overlays)
      await test.step(`${name} closes by Escape and by the back button`, async () => {
        await page.goto(at);
        const opens = opener(page).first();
        const dialog = page.getByRole('dialog');
        for (const close of [() => pressEscape(page), () => page.goBack()]) {
          await opens.click();
          await expect(dialog).toBeVisible();
          await close();
          await expect(dialog).toBeHidden();
          await expect(page).toHaveURL(at);
        }
        await expect(opens).toBeFocused();
      });
  });
});

test('a notice that is shown when a dialog opens stays above it', async ({ page }) => {
  // The notice must not cover the button of the menu.
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto('/_kit');
  await startHydration(page);
  for (const opener of ['Full screen', 'Open menu'] as const) {
    await page.getByRole('button', { name: 'Error notice' }).click();
    const notice = page.getByText('Failed to fetch results');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: opener, exact: true }).click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect
      .poll(
        () =>
          notice.evaluate((text) => {
            const { x, y, width, height } = text.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === text;
          }),
        opener,
      )
      .toBe(true);
    await pressEscape(page);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  }
});
