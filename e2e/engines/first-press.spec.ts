import { isLaidOut } from '../support/first-screen-layout.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

const escapeKey = '\uE00C';
const arrowRight = '\uE014';

/** The page while no script file is loaded. */
const openWithoutReact = async (tab: EnginePage, path: string) => {
  await tab.driver.navigate(`${tab.base}${path}`);
  await tab.evaluate(() => document.querySelector('#deferred-app')?.remove());
  // A visitor presses only visible controls, so the page must be laid out (styles/first-screen.css).
  await tab.until('the page is laid out', isLaidOut);
};
const isShown = (tab: EnginePage, selector: string) =>
  tab.evaluate((path) => Boolean(document.querySelector(path)?.checkVisibility()), selector);
const expectShown = (tab: EnginePage, selector: string, shown = true) =>
  expect.poll(() => isShown(tab, selector), `${selector} ${shown ? 'is shown' : 'is hidden'}`).toBe(shown);
const hasOverlayEntry = (tab: EnginePage) => tab.evaluate(() => Boolean(history.state?.overlay));

/** Ways to close the menu; afterwards the history is as before. */
const closeByCross = (tab: EnginePage) => tab.press('dialog#menu [command=close]');
const closeByEscape = async (tab: EnginePage) => {
  // Escape closes a modal dialog only; in its first frame a dialog is a popover (`open-modal.ts`).
  await tab.until('the menu is modal', () => document.querySelector('dialog:modal') !== null);
  await tab.keys(escapeKey);
};
const closeByBack = (tab: EnginePage) => tab.evaluate(() => history.back());

test('menu, tabs, row, password and film react to a press without React', async ({ tab }) => {
  await openWithoutReact(tab, '/contact-us');
  for (const close of [closeByCross, closeByEscape, closeByBack]) {
    await tab.press('[commandfor=menu][command=show-modal]');
    await expectShown(tab, 'dialog#menu a');
    await close(tab);
    await expectShown(tab, 'dialog#menu a', false);
    await expect.poll(() => hasOverlayEntry(tab)).toBe(false);
    await tab.expectPath('/contact-us');
  }
  await tab.press('#tab-tech-support');
  await expectShown(tab, '#panel-tech-support');
  await expectShown(tab, '#panel-general-help', false);
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#tech-support');
  await tab.evaluate(() => history.back());
  await expectShown(tab, '#panel-general-help');
  await tab.evaluate(() => document.querySelector<HTMLElement>('#tab-general-help')?.focus());
  await tab.keys(arrowRight);
  await expectShown(tab, '#panel-tech-support');

  await openWithoutReact(tab, '/davie');
  await tab.press('[data-rail-move="1"]');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('[data-rail] ul')?.scrollLeft))
    .toBeGreaterThan(0);
  await expect
    .poll(() =>
      tab.evaluate(() => document.querySelector<HTMLButtonElement>('[data-rail-move="-1"]')?.disabled),
    )
    .toBe(false);
  await tab.press('a[data-film]');
  await expectShown(tab, 'dialog#film video[poster]');
  await tab.press('dialog#film [command=close]');
  await expectShown(tab, 'dialog#film', false);
  await expect.poll(() => tab.evaluate(() => document.querySelectorAll('dialog video').length)).toBe(0);

  await openWithoutReact(tab, '/sign-up');
  await tab.press('[data-reveals-password]');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLInputElement>('[data-password] input')?.type))
    .toBe('text');
});

test('hydration keeps an open menu, and after a link of it one step and two steps back show the page with a closed menu', async ({
  tab,
}) => {
  // Both pages have little content.
  const [menuPage, linked] = ['/thankyou', '/contact-us'];
  const openMenu = async () => {
    await tab.press('[commandfor=menu][command=show-modal]');
    await expectShown(tab, 'dialog#menu a');
  };
  const expectClosed = async () => {
    await expectShown(tab, 'dialog#menu a', false);
    await expect.poll(() => hasOverlayEntry(tab)).toBe(false);
    await tab.expectPath(menuPage);
  };
  const followLink = async () => {
    await tab.press(`dialog#menu a[href="${linked}"]`);
    await tab.expectPath(linked);
  };
  const hydrateIfLoaded = async () => {
    if (await tab.evaluate(() => Boolean(window.earlyInput))) await tab.startHydration();
  };

  for (const isHydrated of [false, true])
    await test.step(isHydrated ? 'with React' : 'without React', async () => {
      await tab.driver.navigate(`${tab.base}${menuPage}`);
      await openMenu();
      if (isHydrated) {
        await tab.startHydration();
        for (const close of [closeByBack, closeByCross]) {
          await expectShown(tab, 'dialog#menu a');
          await close(tab);
          await expectClosed();
          await openMenu();
        }
      }
      await followLink();
      await tab.driver.back();
      await expectClosed();

      if (isHydrated) await hydrateIfLoaded();
      // With this listener Firefox does not restore the page from memory, where it has the wrong state
      // (docs/decisions/063-first-press.md).
      await tab.evaluate(() => addEventListener('unload', () => {}));
      await openMenu();
      await followLink();
      await tab.evaluate(() => history.go(-2));
      await tab.expectPath(menuPage);
      await expectShown(tab, 'dialog#menu a', false);
      await hydrateIfLoaded();
      // The page that a wrong further step back would have left.
      await openMenu();
      await tab.expectPath(menuPage);
    });
});

test('the schedule of a studio loads as a page while React does not run', async ({ tab }) => {
  await openWithoutReact(tab, '/schedule');
  const [plain, chosen] = await tab.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name=time]') as HTMLSelectElement;
    const before = getComputedStyle(select).backgroundColor;
    select.value = 'morning';
    const after = getComputedStyle(select).backgroundColor;
    select.value = '';
    return [before, after];
  });
  expect(chosen, 'an active filter is highlighted').not.toBe(plain);
  await tab.evaluate(() => {
    const select = document.querySelector<HTMLSelectElement>('#location') as HTMLSelectElement;
    select.value = 'davie';
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  });
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('?location=davie');
});
