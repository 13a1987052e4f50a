import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

const escapeKey = '\uE00C';
const arrowRight = '\uE014';

/** The page at its first paint: no island is touched. */
const show = (tab: EnginePage, path: string) => tab.driver.navigate(`${tab.base}${path}`);
const isShown = (tab: EnginePage, selector: string) =>
  tab.evaluate((path) => Boolean(document.querySelector(path)?.checkVisibility()), selector);
const expectShown = (tab: EnginePage, selector: string, shown = true) =>
  expect.poll(() => isShown(tab, selector), `${selector} ${shown ? 'is shown' : 'is hidden'}`).toBe(shown);
const hasOverlayEntry = (tab: EnginePage) => tab.evaluate(() => Boolean(history.state?.overlay));
const openMenu = async (tab: EnginePage) => {
  await tab.press('[commandfor=menu][command=show-modal]');
  // In its first frame it is a popover (app/page-script/dialogs/commands.ts), which Escape does not close.
  await expectShown(tab, 'dialog#menu:modal a');
};
const expectMenuClosed = async (tab: EnginePage) => {
  await expectShown(tab, 'dialog#menu a', false);
  await expect.poll(() => hasOverlayEntry(tab)).toBe(false);
};

test('the menu closes by its cross, Escape and Back', async ({ tab }) => {
  await show(tab, '/contact-us');
  const waysToClose = [
    () => tab.press('dialog#menu [command=close]'),
    () => tab.keys(escapeKey),
    () => tab.evaluate(() => history.back()),
  ];
  for (const close of waysToClose) {
    await openMenu(tab);
    await close();
    await expectMenuClosed(tab);
    await tab.expectPath('/contact-us');
  }
});

test('a tab is chosen by a press, by Back and by keys', async ({ tab }) => {
  await show(tab, '/contact-us');
  await tab.press('#tab-tech-support');
  await expectShown(tab, '#panel-tech-support');
  await expectShown(tab, '#panel-general-help', false);
  await expect.poll(() => tab.evaluate(() => location.hash)).toBe('#tech-support');
  await tab.evaluate(() => history.back());
  await expectShown(tab, '#panel-general-help');
  await tab.evaluate(() => document.querySelector<HTMLElement>('#tab-general-help')?.focus());
  await tab.keys(arrowRight);
  await expectShown(tab, '#panel-tech-support');
});

test('one step and two steps back after a link of the menu show the page with a closed menu', async ({
  tab,
}) => {
  // Both pages have little content.
  const [menuPage, linked] = ['/thankyou', '/contact-us'];
  const followLink = async () => {
    await openMenu(tab);
    await tab.press(`dialog#menu a[href="${linked}"]`);
    await tab.expectPath(linked);
  };
  await show(tab, menuPage);
  await followLink();
  await tab.driver.back();
  await tab.expectPath(menuPage);
  await expectMenuClosed(tab);

  // With this listener Firefox does not restore the page from memory, where `history.go(-2)` has the state of
  // the other entry.
  await tab.evaluate(() => addEventListener('unload', () => {}));
  await followLink();
  await tab.evaluate(() => history.go(-2));
  await tab.expectPath(menuPage);
  await expectShown(tab, 'dialog#menu a', false);
  // The page that a wrong further step back would have left.
  await openMenu(tab);
  await tab.expectPath(menuPage);
});
