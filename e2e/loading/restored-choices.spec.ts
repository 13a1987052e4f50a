import { expect, type Locator, type Page } from '@playwright/test';
import { priceStudio, priceTextsOf } from '../pages/prices.ts';
import { studioSelect } from '../pages/schedule-page.ts';
import { errorsOf } from '../playwright/errors-of.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { startHydration } from './hydration.ts';
import { holdScripts } from './script-files.ts';

/**
 * The content of a page and the values of its controls must agree after Back, a restored value or late
 * scripts. Browsers restore values of controls (Chromium on Back, Firefox on a reload:
 * e2e/engines/returning.spec.ts) without an event. Playwright switches the back-forward cache off, so that
 * Back loads the page again.
 */
test.use({ viewport: phoneScreen });

type Choice = {
  path: string;
  control: (page: Page) => Locator;
  value: string;
  /** The URL after the choice. */
  url: RegExp;
  /** Passes only if the page shows the choice. */
  isShown: (page: Page) => Promise<void>;
};
const listed = (page: Page) => page.getByRole('tabpanel').locator('article');

const choices: Record<string, Choice> = {
  'the studio of the prices': {
    path: '/membership',
    control: priceStudio,
    value: 'hollywood',
    url: /\/membership\?location=hollywood(#pricing)?$/,
    isShown: (page) => expect(page.locator('#pricing article')).toContainText(priceTextsOf('hollywood')),
  },
  'the studio of the schedule': {
    path: '/schedule',
    control: studioSelect,
    value: 'davie',
    url: /location=davie/,
    isShown: (page) =>
      expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible(),
  },
  'the level of a film': {
    path: '/on-demand?length=medium',
    control: (page) => page.getByRole('tabpanel').getByRole('combobox', { name: 'Level' }),
    value: 'BEGINNER',
    // The other filter is kept.
    url: /length=medium&level=BEGINNER/,
    isShown: async (page) => {
      await expect(listed(page).filter({ hasNotText: 'Beginner' })).toHaveCount(0);
      await expect(listed(page).first()).toBeVisible();
    },
  },
};

for (const [what, { path, control, value, url, isShown }] of Object.entries(choices))
  test(`${what} is used when chosen before the scripts are loaded, after Back, and when a browser restored it without an event`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    const expectRestored = async () => {
      // The browser may be loading the URL of the choice instead (`app/page-script/controls/choices.ts`).
      await expect(() => startHydration(page)).toPass();
      await expect(page).toHaveURL(url);
      await expect(control(page)).toHaveValue(value);
      await isShown(page);
    };
    await test.step('chosen before the scripts are loaded', async () => {
      const { release } = await holdScripts(page);
      // Without `load`, which the held scripts delay.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const steps = await page.evaluate(() => history.length);
      await control(page).selectOption(value);
      release();
      await expectRestored();
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
      await page.unrouteAll();
    });
    await test.step('after Back from another page', async () => {
      await page.goto('/robots.txt');
      await page.goBack();
      await expectRestored();
    });
    await test.step('restored without an event, which the page tells the browser not to do', async () => {
      await page.goto('/robots.txt');
      const held = await holdScripts(page, /\/assets\/(?!entry\.client).*\.js$/);
      await page.goto(path);
      const restorable = await page
        .locator('main select, main input[type=radio]')
        .evaluateAll((controls) =>
          controls
            .filter((one) => !one.closest('[data-island], [autocomplete=off]'))
            .map((one) => one.outerHTML.slice(0, 120)),
        );
      expect.soft(restorable, 'controls that a browser may restore').toEqual([]);
      // As in Firefox, the control has the value before our scripts run, without an event.
      await control(page).evaluate((select: HTMLSelectElement, wanted) => {
        select.value = wanted;
      }, value);
      held.release();
      await expectRestored();
    });
    expect(errors).toEqual([]);
  });

test('prices change in place: Back leaves the page, and search engines know one URL', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.goto('/membership');
  await startHydration(page);
  for (const slug of ['davie', 'weston']) {
    await priceStudio(page).selectOption(slug);
    await expect(page).toHaveURL(new RegExp(`location=${slug}$`));
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/membership$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/robots\.txt$/);
});
