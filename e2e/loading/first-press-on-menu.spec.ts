import { expect, type Page, test } from '@playwright/test';
import { startHydration } from '../support/hydration.ts';
import { pressEscape } from '../support/press-escape.ts';
import { blockScripts, errorsOf, holdScripts, scripts } from '../support/script-files.ts';
import { withoutPopups } from '../support/without-popups.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });
test.beforeEach(({ page }) => withoutPopups(page));

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

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const waysToClose = {
  'the cross': (page: Page) => page.getByRole('button', { name: 'Close menu' }).click(),
  Escape: (page: Page) => pressEscape(page),
  Back: (page: Page) => page.goBack(),
};

/** The menu is the same on every page; these pages have little other content. */
const menuPage = '/thankyou';
const linkedPage = '/contact-us';
const linkInMenu = (page: Page) => menu(page).getByRole('link', { name: 'Contact Us' });

const expectClosed = async (page: Page, way: string) => {
  await expect(menu(page), way).toBeHidden();
  await expect(menuButton(page), way).toBeFocused();
  await expect(page).toHaveURL(menuPage);
  // The history is as before: one step back leaves the page.
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay)), way).toBe(false);
};

test('the menu opens, closes and follows links before, during and after the start of React', async ({
  page,
}) => {
  const errors = errorsOf(page);

  await test.step('without any script file', async () => {
    const { unblock } = await blockScripts(page);
    await page.goto(menuPage);
    for (const [way, close] of Object.entries(waysToClose)) {
      await menuButton(page).click();
      await expect(menu(page), way).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement)),
        )
        .toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await close(page);
      await expectClosed(page, way);
    }
    await page.setViewportSize({ width: 800, height: 844 });
    await menuButton(page).click();
    // The backdrop closes a modal dialog only.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await linkInMenu(page).click();
    await expect(page).toHaveURL(linkedPage);
    await page.goBack();
    await expect(page).toHaveURL(menuPage);
    await expect(menu(page)).toBeHidden();
    await unblock();
    await page.setViewportSize(phone);
  });

  await test.step('hydration keeps an open menu open, and everything still closes it', async () => {
    for (const way of ['the cross', 'Back'] as const) {
      const { release } = await holdScripts(page);
      await page.goto(menuPage);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await linkInMenu(page).focus();
      release();
      await startHydration(page);
      await expect(menu(page), way).toBeVisible();
      await expect(linkInMenu(page)).toBeFocused();
      await waysToClose[way](page);
      await expectClosed(page, way);
      await page.unroute(scripts);
    }
    for (const way of ['Escape', 'Back'] as const) {
      await menuButton(page).click();
      await expect(menu(page), way).toBeVisible();
      await waysToClose[way](page);
      await expectClosed(page, way);
    }
    await menuButton(page).click();
    await linkInMenu(page).click();
    await expect(page).toHaveURL(linkedPage);
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(menuPage);
    await expect(menu(page)).toBeHidden();
  });

  await test.step('a menu that is closed while React starts leaves no history entry', async () => {
    await page.goto('/robots.txt');
    const { release } = await holdScripts(page);
    await page.goto(menuPage);
    await menuButton(page).click();
    await page.evaluate(() => {
      window.earlyInput?.run();
    });
    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(menuPage);
    release();
    await startHydration(page);
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');
  });
  expect(errors).toEqual([]);
});

// Everything else uses neither a command of the browser nor a popover.
test('without invoker commands and popovers the menu opens and closes before and after the start of React', async ({
  page,
}) => {
  await withoutCommands(page);
  const errors = errorsOf(page);
  const { release } = await holdScripts(page);
  await page.goto(menuPage);
  const openMenu = async () => {
    await menuButton(page).click();
    await expect(page.locator('dialog#menu:modal')).toBeVisible();
  };
  await openMenu();
  await waysToClose['the cross'](page);
  await expectClosed(page, 'before React');
  await openMenu();
  release();
  await startHydration(page);
  for (const when of ['opened before React', 'opened after React']) {
    await expect(menu(page), when).toBeVisible();
    await waysToClose['the cross'](page);
    await expectClosed(page, when);
    await openMenu();
  }
  await linkInMenu(page).click();
  await expect(page).toHaveURL(linkedPage);
  expect(errors).toEqual([]);
});

test('two steps back at once load the page of the menu without its entry, also when React starts there', async ({
  page,
}) => {
  for (const isHydrated of [false, true]) {
    await page.goto('/robots.txt');
    await page.goto(menuPage);
    if (isHydrated) await startHydration(page);
    await menuButton(page).click();
    await linkInMenu(page).click();
    await expect(page).toHaveURL(linkedPage);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The navigation may end the script that starts it before Playwright has its result.
    await page.evaluate(() => history.go(-2)).catch(() => {});
    await expect(page).toHaveURL(menuPage);
    await expect(menu(page)).toBeHidden();
    await startHydration(page);
    // The page that a wrong further step back would have left.
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL(menuPage);
  }
});

test('the menu can be closed and opened again in its first frame, and later a reload restores the scroll position', async ({
  page,
}) => {
  await blockScripts(page);
  const errors = errorsOf(page);
  // A long page, for the scroll position.
  await page.goto('/privacy-policy');
  /** What follows an opening within the same task, and the state of the menu directly afterwards. */
  const openAnd = (then: 'close' | 'open again') =>
    menuButton(page).evaluate((button: HTMLElement, then) => {
      const dialog = document.querySelector<HTMLDialogElement>('dialog#menu');
      if (!dialog) throw new Error('the page has no menu');
      button.focus();
      button.click();
      const isShown = dialog.checkVisibility();
      if (then === 'close') dialog.close();
      else button.click();
      return { isShown, isOpen: dialog.checkVisibility(), isModal: dialog.matches(':modal') };
    }, then);

  expect(await openAnd('close')).toEqual({ isShown: true, isOpen: false, isModal: false });
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
  await expect(page.locator('dialog#menu')).not.toHaveAttribute('inert');
  await expect(menu(page)).toBeHidden();

  expect(await openAnd('open again')).toEqual({ isShown: true, isOpen: true, isModal: false });
  await expect(page.locator('dialog#menu:modal')).toBeVisible();
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await pressEscape(page);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(errors).toEqual([]);
});
