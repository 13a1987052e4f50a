import { expect, type Page, test } from '@playwright/test';
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

for (const { name, at, opener } of overlays) {
  test(`${name} closes by Escape and by the back button, and gives the focus back`, async ({ page }) => {
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
}
