import { expect, type Page, test } from '@playwright/test';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

declare global {
  interface Window {
    /** Lets React's scheduler, which works by messages, go on. */
    releaseScheduler: () => void;
  }
}

/** Holds React's scheduler on every page that is opened from now on. */
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

/** Starts React, which stops once its listeners are on the page and before it has hydrated anything. */
const startHeldHydration = async (page: Page, path: string) => {
  await page.goto(path);
  await page.evaluate(() => window.earlyInput?.run());
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('_reactListening')));
};

const expectNotHydrated = async (page: Page) =>
  expect(await page.evaluate(() => Boolean(window.earlyInput)), 'React has not hydrated the page').toBe(true);

test('what a visitor does during hydration works at once, does not force hydration, and stays in effect', async ({
  page,
}) => {
  await holdScheduler(page);

  await test.step('a press is shown at once, and handled after hydration', async () => {
    await startHeldHydration(page, '/schedule');
    const chip = page.getByRole('radio', { name: 'FIIT', exact: true });
    await page.locator('label', { has: chip }).click();
    await expect(chip).toBeChecked();
    await expectNotHydrated(page);

    await page.evaluate(() => window.releaseScheduler());
    await expect(page).toHaveURL(/kind=fiit/);
    await expect(chip).toBeChecked();
    // From now on React sees every press.
    await page.getByText('Any', { exact: true }).click();
    await expect(page).not.toHaveURL(/kind=/);
  });

  await test.step('tabs, keys and scrolling work, and what is typed stays', async () => {
    await startHeldHydration(page, '/contact-us');
    const tech = page.getByRole('tab', { name: 'Tech Support' });
    await page.getByRole('tab', { name: 'General Help' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(tech).toBeFocused();
    await expect(page.locator('#panel-tech-support')).toBeVisible();
    const field = page.locator('#panel-tech-support input[type=text]').first();
    await field.pressSequentially('Ana');
    // The browser takes over a touch that becomes a scroll.
    await tech.dispatchEvent('pointercancel');
    await expectNotHydrated(page);
    await page.evaluate(() => window.releaseScheduler());
    await page.waitForFunction(() => !window.earlyInput);
    await expect(field).toHaveValue('Ana');
  });

  await test.step('a tab that is pressed a moment before hydration ends shows its videos', async () => {
    await startHeldHydration(page, '/on-demand');
    // The URL follows a press one frame later: here only after hydration.
    await page.evaluate(async () => {
      const { setTimeout } = window;
      const { promise, resolve } = Promise.withResolvers<() => void>();
      window.setTimeout = ((run: () => void) => resolve(run)) as typeof setTimeout;
      document.querySelector<HTMLElement>('#tab-fiit')?.click();
      const follow = await promise;
      window.setTimeout = setTimeout;
      window.releaseScheduler();
      while (window.earlyInput) await new Promise(requestAnimationFrame);
      follow();
    });
    await expect(page).toHaveURL(/#fiit$/);
    await expect(page.locator('#panel-fiit article').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'FIIT' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a film opens', async () => {
    await startHeldHydration(page, '/davie');
    await page.locator('a[data-film]').first().click();
    await expect(page.locator('dialog#film video')).toBeVisible();
    await expectNotHydrated(page);
    await expect(page).toHaveURL('/davie');
  });
});
