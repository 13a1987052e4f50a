import { expect, type Locator, type Page, test } from '@playwright/test';
import config from '../../playwright.config.ts';
import { startHydration } from '../support/hydrated.ts';
import { priceTextsOf } from '../support/prices.ts';
import { rows, studio, withoutPopup } from '../support/schedule-page.ts';

/**
 * The content of a page and the values of its controls must agree after a reload, Back, a restored value or late scripts.
 * Browsers restore values of controls (Firefox on reload, Chromium on Back) without an event.
 */
const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--disable-features=BackForwardCache'],
  },
});

test.beforeEach(({ page }) => withoutPopup(page));

const priceStudio = (page: Page) => page.getByLabel('Your studio', { exact: true });
const kind = (page: Page) => page.getByRole('radio', { name: 'FIIT' });
const listed = (page: Page) => page.getByRole('tabpanel').locator('article');

type Choice = {
  address: string;
  control: (page: Page) => Locator;
  /** The chosen value, and the query of the address after that. */
  value: string;
  inAddress: RegExp;
  /** Passes only if the page shows the choice. */
  isShown: (page: Page) => Promise<void>;
};

const choices: Record<string, Choice> = {
  'the studio of the prices': {
    address: '/membership',
    control: priceStudio,
    value: 'hollywood',
    inAddress: /\/membership\?location=hollywood(#pricing)?$/,
    isShown: (page) => expect(page.locator('#pricing article')).toContainText(priceTextsOf('hollywood')),
  },
  'the studio of the schedule': {
    address: '/schedule',
    control: studio,
    value: 'davie',
    inAddress: /location=davie/,
    isShown: (page) =>
      expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible(),
  },
  'the kind of class': {
    address: '/schedule',
    control: kind,
    value: 'fiit',
    inAddress: /kind=fiit/,
    isShown: async (page) => {
      await expect(rows(page).filter({ hasNotText: /^FIIT/ })).toHaveCount(0);
      await expect(rows(page).first()).toBeVisible();
    },
  },
  'the level of a film': {
    address: '/on-demand',
    control: (page) => page.getByRole('tabpanel').getByRole('combobox', { name: 'Level' }),
    value: 'BEGINNER',
    inAddress: /level=BEGINNER/,
    isShown: async (page) => {
      await expect(listed(page).filter({ hasNotText: 'Beginner' })).toHaveCount(0);
      await expect(listed(page).first()).toBeVisible();
    },
  },
};

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

for (const [name, { address, control, value, inAddress, isShown }] of Object.entries(choices)) {
  const isKept = async (page: Page) => {
    await expect(page).toHaveURL(inAddress);
    await holds(control(page), value);
    await isShown(page);
  };

  test(`${name} is there after a reload and after Back from elsewhere`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(address);
    await startHydration(page);
    await choose(control(page), value);
    await isKept(page);
    await page.reload();
    await startHydration(page);
    await isKept(page);
    await page.goto('/robots.txt');
    await page.goBack();
    await startHydration(page);
    await isKept(page);
    expect(faults).toEqual([]);
  });

  test(`${name} counts when a browser restored it without a word`, async ({ page }) => {
    // As in Firefox: the control has the value before our scripts run, and there is no event for it.
    await page.goto(address);
    const restored = control(page);
    await restored.evaluate((element, wanted) => {
      if (element instanceof HTMLSelectElement) element.value = wanted;
      else (element as HTMLInputElement).checked = true;
    }, value);
    await startHydration(page);
    await isKept(page);
  });

  test(`${name} counts when it was chosen before the scripts had come`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    const steps = await page.evaluate(() => history.length);
    await choose(control(page), value);
    release();
    // The browser may be loading the address of the choice instead (`page-script/choices.ts`).
    await expect(() => startHydration(page)).toPass();
    await isKept(page);
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(steps + 1);
  });
}

test('prices change in place: Back leaves the page, and search engines know one address', async ({
  page,
}) => {
  await page.goto('/classes');
  await page.goto('/membership');
  await startHydration(page);
  for (const slug of ['hollywood', 'davie', 'weston']) {
    await priceStudio(page).selectOption(slug);
    await expect(page).toHaveURL(new RegExp(`location=${slug}$`));
  }
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/membership$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/classes$/);
});

test('a browser does not restore controls whose value is in the address', async ({ page }) => {
  for (const address of ['/membership', '/schedule', '/on-demand']) {
    await page.goto(address);
    const loose = await page
      .locator('main select, main input[type=radio]')
      .evaluateAll((controls) =>
        controls
          .filter((control) => !control.closest('[data-island], [autocomplete=off]'))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(loose, address).toEqual([]);
  }
});

test('a page whose filter the browser restored is hydrated at once to apply it', async ({ page }) => {
  await page.goto('/on-demand?level=BEGINNER');
  await expect(listed(page).filter({ hasNotText: 'Beginner' })).toHaveCount(0);
});
