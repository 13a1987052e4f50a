import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../browser/test.ts';
import { priceTextsOf } from '../pages/prices.ts';
import { classRows, studioSelect } from '../pages/schedule-page.ts';
import { startHydration } from './hydration.ts';
import { holdScripts } from './script-files.ts';

/**
 * The content of a page and the values of its controls must agree after Back, a restored value or late
 * scripts. Browsers restore values of controls (Chromium on Back, Firefox on a reload:
 * e2e/engines/returning.spec.ts) without an event. Playwright switches the back-forward cache off, so that
 * Back loads the page again.
 */
test.use({ viewport: { width: 390, height: 844 } });
const priceStudio = (page: Page) => page.getByLabel('Your studio', { exact: true });
const kind = (page: Page) => page.getByRole('radio', { name: 'FIIT' });
const listed = (page: Page) => page.getByRole('tabpanel').locator('article');

type Choice = {
  control: (page: Page) => Locator;
  /** The chosen value, and the query of the URL after the choice. */
  value: string;
  inUrl: RegExp;
  /** Passes only if the page shows the choice. */
  isShown: (page: Page) => Promise<void>;
};

const pricesOf: Choice = {
  control: priceStudio,
  value: 'hollywood',
  inUrl: /\/membership\?location=hollywood(#pricing)?$/,
  isShown: (page) => expect(page.locator('#pricing article')).toContainText(priceTextsOf('hollywood')),
};
const scheduleOf: Choice = {
  control: studioSelect,
  value: 'davie',
  inUrl: /location=davie/,
  isShown: (page) =>
    expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible(),
};
const kindOfClass: Choice = {
  control: kind,
  value: 'fiit',
  inUrl: /kind=fiit/,
  isShown: async (page) => {
    await expect(classRows(page).filter({ hasNotText: /^FIIT/ })).toHaveCount(0);
    await expect(classRows(page).first()).toBeVisible();
  },
};
const levelOfFilm: Choice = {
  control: (page) => page.getByRole('tabpanel').getByRole('combobox', { name: 'Level' }),
  value: 'BEGINNER',
  inUrl: /level=BEGINNER/,
  isShown: async (page) => {
    await expect(listed(page).filter({ hasNotText: 'Beginner' })).toHaveCount(0);
    await expect(listed(page).first()).toBeVisible();
  },
};

/** Choices; without a script all but the last load a URL (`app/page-script/controls/choices.ts`). */
const pages: { path: string; what: string; choices: readonly [...Choice[], Choice] }[] = [
  { path: '/membership', what: 'the studio of the prices', choices: [pricesOf] },
  { path: '/schedule', what: 'the studio and the kind of class', choices: [scheduleOf, kindOfClass] },
  { path: '/on-demand', what: 'the level of a film', choices: [levelOfFilm] },
];

const isRadio = (control: Locator) =>
  control.evaluate((element) => element instanceof HTMLInputElement && element.type === 'radio');
const choose = async (control: Locator, value: string) => {
  if (await isRadio(control)) await control.check({ force: true });
  else await control.selectOption(value);
};
const holds = async (control: Locator, value: string) => {
  if (await isRadio(control)) await expect(control).toBeChecked();
  else await expect(control).toHaveValue(value);
};

for (const { path, what, choices } of pages) {
  const expectRestored = async (page: Page) => {
    for (const { control, value, inUrl, isShown } of choices) {
      await expect(page).toHaveURL(inUrl);
      await holds(control(page), value);
      await isShown(page);
    }
  };

  test(`${path}: ${what} is used when chosen before the scripts are loaded, after Back, and when a browser restored it without an event`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const { release } = await holdScripts(page);
    // The other filter of the URL must be kept.
    // Without `load`, which the held scripts delay.
    const waitUntil = 'domcontentloaded';
    await page.goto(path === '/on-demand' ? `${path}?length=medium` : path, { waitUntil });
    const steps = await page.evaluate(() => history.length);
    for (const { control, value, inUrl } of choices.slice(0, -1)) {
      await choose(control(page), value);
      await expect(page).toHaveURL(inUrl);
    }
    const { control, value } = choices.at(-1) as Choice;
    await choose(control(page), value);
    release();
    await test.step('chosen before the scripts are loaded', async () => {
      // The browser may be loading the URL of the choice instead (`app/page-script/controls/choices.ts`).
      await expect(() => startHydration(page)).toPass();
      await expectRestored(page);
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + choices.length);
      if (path !== '/on-demand') return;
      await expect(page).toHaveURL(/length=medium/);
      await expect(page.getByRole('tabpanel').getByRole('combobox', { name: 'Length' })).toHaveValue(
        'medium',
      );
    });
    await page.unrouteAll();
    await test.step('after Back from another page', async () => {
      await page.goto('/robots.txt');
      await page.goBack();
      // A filter of films in the URL starts React without an action of the visitor.
      if (path !== '/on-demand') await startHydration(page);
      await expectRestored(page);
    });
    await test.step('restored without an event, which the page tells the browser not to do', async () => {
      await page.goto('/robots.txt');
      const held = await holdScripts(page, /\/assets\/(?!entry\.client).*\.js$/);
      await page.goto(path);
      const restorable = await page
        .locator('main select, main input[type=radio]')
        .evaluateAll((controls) =>
          controls
            .filter((control) => !control.closest('[data-island], [autocomplete=off]'))
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect.soft(restorable, 'controls that a browser may restore').toEqual([]);
      // As in Firefox, the control has the value before our scripts run, without an event.
      for (const { control, value } of choices)
        await control(page).evaluate((element, wanted) => {
          if (element instanceof HTMLSelectElement) element.value = wanted;
          else (element as HTMLInputElement).checked = true;
        }, value);
      held.release();
      await startHydration(page);
      await expectRestored(page);
    });
    if (path === '/membership')
      await test.step('prices change in place: Back leaves the page, and search engines know one URL', async () => {
        for (const slug of ['davie', 'weston']) {
          await priceStudio(page).selectOption(slug);
          await expect(page).toHaveURL(new RegExp(`location=${slug}$`));
        }
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/membership$/);
        await page.goBack();
        await expect(page).toHaveURL(/\/robots\.txt$/);
      });
    expect(faults).toEqual([]);
  });
}

test('a choice is one history entry, also when its island is ready before its page has arrived', async ({
  page,
}) => {
  const { control, value, isShown } = kindOfClass;
  const scriptFiles = await holdScripts(page);
  const chosenPage = await holdScripts(page, /\/schedule\?.*kind=fiit/);
  await page.goto('/schedule', { waitUntil: 'domcontentloaded' });
  const steps = await page.evaluate(() => history.length);
  // Chromium runs no script of a test while a page is loading, so the page itself tells its state.
  await page.locator('[data-island]', { has: control(page) }).evaluate((island: HTMLElement) => {
    const tell = () => island.dataset.state === 'ready' && console.log('the island is ready');
    new MutationObserver(tell).observe(island, { attributes: true });
  });
  const isReady = page.waitForEvent('console', (message) => message.text() === 'the island is ready');
  const isAsked = page.waitForRequest(/\/schedule\?.*kind=fiit/);
  await choose(control(page), value);
  await isAsked;
  scriptFiles.release();
  await isReady;
  const isLoaded = page.waitForEvent('load');
  chosenPage.release();
  await isLoaded;
  await isShown(page);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
});
