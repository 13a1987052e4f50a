import { expect, type Page } from '@playwright/test';
import { blockScripts } from '../loading/script-files.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { goBack } from '../playwright/go-back.ts';
import { hasOverlayEntry } from '../playwright/overlay-entry.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';

/** The menu needs no script file. It is the same on every page; these pages have little other content. */
const menuPage = '/thankyou';
const linkedPage = '/contact-us';

test.use({ viewport: phoneScreen });

let errors: string[];
test.beforeEach(async ({ page }) => {
  errors = errorsOf(page);
});
test.afterEach(() => expect(errors).toEqual([]));

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const linkInMenu = (page: Page) => menu(page).getByRole('link', { name: 'Contact Us' });
const openMenu = async (page: Page) => {
  await menuButton(page).click();
  // In its first frame a dialog is a popover (app/page-script/dialogs/commands.ts): a press beside it is then
  // one on the page.
  await expect(page.locator('dialog:modal')).toBeVisible();
};

const waysToClose = {
  'the cross': (page: Page) => page.getByRole('button', { name: 'Close menu' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
};

const expectClosed = async (page: Page, way: string) => {
  await expect(menu(page), way).toBeHidden();
  await expect(menuButton(page), way).toBeFocused();
  await expect(page).toHaveURL(menuPage);
  // The history is as before: one step back leaves the page.
  await expect.poll(() => hasOverlayEntry(page), way).toBe(false);
};

test('Escape in the first frame of the menu closes it', async ({ page }) => {
  await page.goto(menuPage);
  // A press by a script does not move the focus, as that of a person does.
  await menuButton(page).focus();
  // In one task, because the next frame would be past.
  await menuButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expectClosed(page, 'Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

test('the menu opens and closes in every usual way without any script file', async ({ page }) => {
  await blockScripts(page);
  await page.goto(menuPage);
  for (const [way, close] of Object.entries(waysToClose)) {
    await openMenu(page);
    await expect
      .poll(() =>
        page.evaluate(() => document.querySelector('dialog:modal')?.contains(document.activeElement)),
      )
      .toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await close(page);
    await expectClosed(page, way);
  }
  await page.setViewportSize({ width: 800, height: 844 });
  await openMenu(page);
  await page.mouse.click(40, 400);
  await expectClosed(page, 'the backdrop');
});

test('a link of the menu opens its page, and one step back shows the page with a closed menu', async ({
  page,
}) => {
  await page.goto(menuPage);
  await openMenu(page);
  await linkInMenu(page).click();
  await expect(page).toHaveURL(linkedPage);
  await goBack(page);
  await expect(page).toHaveURL(menuPage);
  await expect(menu(page)).toBeHidden();
  await page.goForward({ waitUntil: 'commit' });
  await expect(page).toHaveURL(linkedPage);
});

test('two steps back at once after a link of the menu stay on the page of the menu', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.goto(menuPage);
  await openMenu(page);
  await linkInMenu(page).click();
  await expect(page).toHaveURL(linkedPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The navigation may end the script that starts it before Playwright has its result.
  await page.evaluate(() => history.go(-2)).catch(() => {});
  await expect(page).toHaveURL(menuPage);
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(page).toHaveURL(menuPage);
});

test('a link of the menu to the current page closes the menu and leaves no entry of it', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.goto(linkedPage);
  await openMenu(page);
  await linkInMenu(page).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await expect(page).toHaveURL(linkedPage);
});

test('a closed menu leaves no entry to which Back cannot return', async ({ page }) => {
  await page.goto(menuPage);
  await openMenu(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await page.goForward();
  await expect.poll(() => page.evaluate(() => history.state.overlay)).toBe(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).first().click();
  await expect(page).toHaveURL(/\/careers/);
  await goBack(page);
  await expect(page).toHaveURL(menuPage);
});

/** Simulates Safari before 17: the browser executes no command and has no popovers. */
const withoutCommands = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    const prototype = HTMLButtonElement.prototype as { command?: unknown; commandForElement?: unknown };
    delete prototype.commandForElement;
    delete prototype.command;
    addEventListener('command', (event) => event.preventDefault(), true);
  });

// Everything else uses neither a command of the browser nor a popover.
test('the menu opens, closes and follows links in a browser without invoker commands and popovers', async ({
  page,
}) => {
  await withoutCommands(page);
  await page.goto(menuPage);
  for (const way of ['the cross', 'Escape'] as const) {
    await openMenu(page);
    await waysToClose[way](page);
    await expectClosed(page, way);
  }
  await openMenu(page);
  await linkInMenu(page).click();
  await expect(page).toHaveURL(linkedPage);
});
