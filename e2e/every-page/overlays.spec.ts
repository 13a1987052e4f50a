import { expect } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { boxOf } from '../playwright/box-of.ts';
import { test } from '../playwright/test.ts';

test('a notice that is shown when a dialog opens stays above it', async ({ page }) => {
  // The notice must not cover the button of the menu.
  await page.setViewportSize({ width: 800, height: 844 });
  await page.addInitScript(() => history.replaceState({ key: 'x', toast: 'Request sent' }, ''));
  // A dialog of an island, and one of the page.
  for (const opener of [/^Play Before the Coffee/, 'Open menu']) {
    await page.goto('/on-demand');
    await startHydration(page);
    const notice = page.getByText('Request sent');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: opener }).first().click();
    await expect(page.locator('dialog:modal')).toBeVisible();
    await expect
      .poll(
        () =>
          notice.evaluate((text) => {
            const { x, y, width, height } = text.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2) === text;
          }),
        String(opener),
      )
      .toBe(true);
  }
});

test('a press that begins on the page or in a dialog, and does not end beside it, does not close the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto('/faq');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog');

  await test.step('a press that began on the page does not close the dialog that opens under it', async () => {
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await openMenu.evaluate((button: HTMLElement) => button.click());
    await expect(dialog).toBeVisible();
    await page.mouse.up();
    // In its first frame a dialog is not modal and has nothing beside it to press.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.mouse.move(210, 300);
    await page.mouse.click(200, 300);
    await expect(dialog).toBeHidden();
  });

  await openMenu.click();
  // The dialog slides in, so its edge is measured after the animation.
  await dialog.evaluate((drawer) =>
    Promise.all(drawer.getAnimations().map((animation) => animation.finished)),
  );
  const { x } = await boxOf(dialog);
  const inside = x + 40;
  const outside = x - 100;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300);
    await page.mouse.up();
  };

  await test.step('a pointer that selects words and ends outside does not close it', async () => {
    await drag(inside, outside);
    await expect(dialog).toBeVisible();
  });

  await test.step('a click in an empty part of it does not close it', async () => {
    // Simulates a slow machine: the drawer opens before its content is painted, so the dialog is under the
    // pointer.
    await dialog.evaluate((drawer) => {
      for (const part of drawer.children) (part as HTMLElement).style.visibility = 'hidden';
    });
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
      [inside, inside],
    ] as const) {
      await drag(from, to);
      await expect(dialog).toBeVisible();
    }
    await drag(outside, outside - 20);
    await expect(dialog).toBeHidden();
  });
});
