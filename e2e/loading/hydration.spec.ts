import { expect, type Page } from '@playwright/test';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { startHydration } from './hydration.ts';
import { holdScripts } from './script-files.ts';

test.use({ viewport: phoneScreen });
declare global {
  interface Window {
    /** Lets React's scheduler, which works by messages, go on. */
    releaseScheduler: () => void;
  }
}

/**
 * Holds React's scheduler on every page that is opened from now on. If a script were held instead, the page
 * would not have React's listeners yet.
 */
const holdScheduler = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: MessagePort[] = [];
    MessagePort.prototype.postMessage = function hold() {
      held.push(this);
    };
    window.releaseScheduler = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const port of held) port.postMessage(null);
    };
  });

const island = (page: Page, name: string) => page.locator(`[data-island=${name}]`);
const expectReady = (page: Page, name: string) =>
  expect(island(page, name)).toHaveAttribute('data-state', 'ready');

/** The page shows neither a progress bar nor a list that waits. */
const expectIdle = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-waiting-for');

/** Opens a page whose island has React's listeners but is not hydrated until `release` is called. */
const openHydrating = async (page: Page, path: string, name: string) => {
  await holdScheduler(page);
  await page.goto(path);
  await island(page, name).dispatchEvent('focusin');
  // The page does not show this moment: an island says `starting` before and after it. DevTools does.
  const devTools = await page.context().newCDPSession(page);
  const expression = `'click' in getEventListeners($('[data-island=${name}]'))`;
  await expect
    .poll(() => devTools.send('Runtime.evaluate', { expression, includeCommandLineAPI: true }))
    .toMatchObject({ result: { value: true } });
  const expectHydrating = () => expect(island(page, name)).toHaveAttribute('data-state', 'starting');
  const release = () => page.evaluate(() => window.releaseScheduler());
  return { expectHydrating, release };
};

/** Counts how often the page requests the visitor's position. */
const countPositions = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { positions: 0 });
    navigator.geolocation.getCurrentPosition = (_, onError) => {
      (window as unknown as { positions: number }).positions += 1;
      onError?.({ code: 1 } as GeolocationPositionError);
    };
  });
const positions = (page: Page) => page.evaluate(() => (window as unknown as { positions: number }).positions);

test('a press on a button while its island hydrates is shown at once, and handled once', async ({ page }) => {
  await countPositions(page);
  const { expectHydrating, release } = await openHydrating(page, '/schedule', 'schedule');
  const before = await positions(page);
  const nearest = page.getByRole('button', { name: /nearest/i });
  await nearest.click();
  await expect(nearest).toHaveAttribute('aria-busy', 'true');
  await expectHydrating();
  await release();
  await expect(page.getByRole('status').filter({ hasText: 'Pick a studio from the list' })).toBeVisible();
  await expect(nearest).not.toHaveAttribute('aria-busy');
  expect(await positions(page)).toBe(before + 1);
});

test('links that show another part of the same page start no progress bar', async ({ page }) => {
  await page.goto('/schedule');
  await startHydration(page);
  await page.locator('[data-date]').nth(2).click();
  await expect(page).toHaveURL(/date=/);
  await expectIdle(page);
  // The link of the tab has no date.
  await page.getByRole('tab', { name: 'Retreats' }).click();
  await expect(page).toHaveURL(/schedule\??#retreats$/);
  await expectIdle(page);
});

test('two filters that are chosen while the schedule hydrates are both applied', async ({ page }) => {
  const { release } = await openHydrating(page, '/schedule', 'schedule');
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  const chip = page.getByRole('radio', { name: 'FIIT', exact: true });
  await page.locator('label', { has: chip }).click();
  await release();
  await expect(page).toHaveURL(/kind=fiit/);
  await expect(page).toHaveURL(/time=evening/);
  await expect(chip).toBeChecked();
});

test('what is typed before the code of a form arrives stays, also after another tab was chosen', async ({
  page,
}) => {
  const { release } = await holdScripts(page, /\/assets\/forms-.*\.js$/);
  await page.goto('/on-demand');
  await expectReady(page, 'library');
  const form = island(page, 'library-sign-up');
  const name = form.locator('[name="name"]');
  await name.fill('Ana');
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(page).toHaveURL(/#fiit$/);
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
  const email = form.locator('[name="email"]');
  await email.fill('ana@');
  release();
  await expectReady(page, 'library-sign-up');
  await expect(name).toHaveValue('Ana');
  await expect(email).toHaveValue('ana@');
  await expect(email).toBeFocused();
});

test('a film that plays is not interrupted when islands hydrate', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('#prepare summary').click();
  await page.locator('a[data-film]:visible').first().click();
  const video = page.locator('dialog#film video');
  await expect(video).toBeVisible();
  const element = await video.elementHandle();
  await page.evaluate(() =>
    document.querySelector('[data-island]')?.dispatchEvent(new Event('focusin', { bubbles: true })),
  );
  await startHydration(page);
  expect(await element?.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.locator('dialog#film')).toBeVisible();
});
