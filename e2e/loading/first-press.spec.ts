import { expect, type Page, test } from '@playwright/test';
import { withoutPopups } from '../support/form-pages.ts';
import { startHydration } from '../support/hydrated.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

const scripts = /\/assets\/.*\.js$/;
const blockScripts = (page: Page) => page.route(scripts, (route) => route.abort());

/** Scripts do not arrive before `release` is called. */
const holdScripts = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return { release: () => release() };
};

/** As in Safari before 26.2: the properties are missing, and the browser does not carry out any command. */
const withoutCommands = (page: Page) =>
  page.addInitScript(() => {
    const prototype = HTMLButtonElement.prototype as { command?: unknown; commandForElement?: unknown };
    delete prototype.commandForElement;
    delete prototype.command;
    addEventListener('command', (event) => event.preventDefault(), true);
  });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // An aborted request is an error for the console.
    if (message.type() === 'error' && !/ERR_FAILED/.test(message.text())) errors.push(message.text());
  });
  return errors;
};

const waysToClose = {
  'the cross': (page: Page) => page.getByRole('button', { name: 'Close menu' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  Back: (page: Page) => page.goBack(),
};

/** The menu is the same on every page; this one has little else. */
const menuPage = '/thankyou';

for (const [support, prepare, ways] of [
  ['with invoker commands', async () => {}, ['the cross', 'Escape', 'Back']],
  // Escape and Back use no command.
  ['without invoker commands', withoutCommands, ['the cross']],
] as const) {
  test(`${support} the menu opens, closes and leads on without any script file`, async ({ page }) => {
    await prepare(page);
    await blockScripts(page);
    const errors = errorsOf(page);
    await page.goto(menuPage);
    for (const way of ways) {
      await menuButton(page).click();
      await expect(menu(page), way).toBeVisible();
      expect(
        await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement)),
      ).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
      await waysToClose[way](page);
      await expect(menu(page), way).toBeHidden();
      await expect(menuButton(page), way).toBeFocused();
      await expect(page).toHaveURL(menuPage);
    }
    await page.setViewportSize({ width: 800, height: 844 });
    await menuButton(page).click();
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Membership' }).click();
    await expect(page).toHaveURL('/membership');
    await page.goBack();
    await expect(page).toHaveURL(menuPage);
    await expect(menu(page)).toBeHidden();
    expect(errors).toEqual([]);
  });

  test(`${support} React adopts an open menu: it stays open, and everything still closes it`, async ({
    page,
  }) => {
    await prepare(page);
    const errors = errorsOf(page);
    for (const way of ways) {
      const { release } = await holdScripts(page);
      await page.goto(menuPage);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('link', { name: 'Membership' }).focus();
      release();
      await startHydration(page);
      await expect(menu(page), way).toBeVisible();
      await expect(menu(page).getByRole('link', { name: 'Membership' })).toBeFocused();
      await waysToClose[way](page);
      await expect(menu(page), way).toBeHidden();
      await expect(menuButton(page), way).toBeFocused();
      await expect(page).toHaveURL(menuPage);
      // The history is as before: one step back leaves the page.
      expect(await page.evaluate(() => Boolean(history.state?.overlay))).toBe(false);
      await menuButton(page).click();
      await expect(menu(page)).toBeVisible();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(menuPage);
      await page.unroute(scripts);
    }
    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Membership' }).click();
    await expect(page).toHaveURL('/membership');
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(menuPage);
    await expect(menu(page)).toBeHidden();
    expect(errors).toEqual([]);
  });
}

test('a menu that is closed while React comes leaves no entry in the history', async ({ page }) => {
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

test('promo bar, tabs and the password answer without any script file', async ({ page }) => {
  await blockScripts(page);
  const errors = errorsOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Hide this offer' }).click();
  await expect(page.getByRole('complementary', { name: 'See memberships' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'See memberships' })).toBeHidden();

  await page.goto('/contact-us');

  const [general, tech] = [
    page.getByRole('tab', { name: 'General Help' }),
    page.getByRole('tab', { name: 'Tech Support' }),
  ];
  const panel = (name: string) => page.locator(`#panel-${name}`);
  await tech.click();
  await expect(panel('tech-support')).toBeVisible();
  await expect(panel('general-help')).toBeHidden();
  await expect(tech).toHaveAttribute('aria-selected', 'true');
  await expect(general).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL('/contact-us#tech-support');
  await page.goBack();
  await expect(panel('general-help')).toBeVisible();
  await general.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tech).toBeFocused();
  await expect(panel('tech-support')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(general).toBeFocused();
  await expect(panel('general-help')).toBeVisible();
  await page.goto('/contact-us#tech-support');
  await expect(panel('tech-support')).toBeVisible();
  await expect(panel('general-help')).toBeHidden();

  await page.goto('/sign-up');
  const password = page.locator('[data-password] input').first();
  await password.fill('warm-sun-7');
  await page.getByLabel('Show password').first().check();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Show password').first().uncheck();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('warm-sun-7');
  expect(errors).toEqual([]);
});

test('a tab that was chosen early, and a password that was shown, stay so when React comes', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  const errors = errorsOf(page);
  await page.goto('/contact-us');
  await page.getByRole('tab', { name: 'Tech Support' }).click();
  await expect(page.locator('#panel-tech-support')).toBeVisible();
  release();
  await startHydration(page);
  await expect(page.locator('#panel-tech-support')).toBeVisible();
  await expect(page.locator('#panel-general-help')).toBeHidden();
  await page.goBack();
  await expect(page.locator('#panel-general-help')).toBeVisible();
  await page.goto('/sign-up');
  await page.getByLabel('Show password').first().check();
  await startHydration(page);
  const password = page.locator('[data-password] input').first();
  await password.fill('warm-sun-7');
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByLabel('Show password').first().uncheck();
  await expect(password).toHaveAttribute('type', 'password');
  expect(errors).toEqual([]);
});

test('a row, an answer, a film and the offer of a retreat answer without any script file', async ({
  page,
}) => {
  await blockScripts(page);
  const errors = errorsOf(page);
  /** What opens is closed by Escape and by Back; then the focus is where it was, and so is the address. */
  const closes = [() => page.keyboard.press('Escape'), () => page.goBack()];
  const expectFilm = async (address: string) => {
    const button = page.locator('a[data-film]:visible').first();
    const stage = page.locator('dialog#film');
    for (const close of closes) {
      await button.click();
      await expect(stage).toBeVisible();
      await expect(stage).toHaveAttribute('aria-label', (await button.getAttribute('data-film')) ?? '');
      await expect(stage.locator('video')).toHaveAttribute('src', /\/media\/films\/.*\.mp4/);
      await expect(stage.locator('video')).toHaveAttribute('poster', /\/media\//);
      await close();
      await expect(stage).toBeHidden();
      await expect(stage.locator('video')).toHaveCount(0);
      await expect(button).toBeFocused();
      await expect(page).toHaveURL(address);
    }
  };

  await test.step('a studio: its film, and the arrows of a row', async () => {
    // A row jumps, and the test need not wait for its slides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/davie');
    await expectFilm('/davie');
    const rail = page.locator('[data-rail]').first();
    await rail.scrollIntoViewIfNeeded();
    const position = () => rail.locator('ul').evaluate((list) => list.scrollLeft);
    const [previous, next] = [rail.locator('[data-rail-move="-1"]'), rail.locator('[data-rail-move="1"]')];
    await expect(previous).toBeDisabled();
    await next.click();
    await expect.poll(position).toBeGreaterThan(100);
    await expect(previous).toBeEnabled();
    for (const arrow of [next, previous])
      await expect(async () => {
        if (await arrow.isEnabled()) await arrow.click({ timeout: 500 });
        await expect(arrow).toBeDisabled({ timeout: 100 });
      }).toPass({ intervals: [50] });
  });

  await test.step('the questions: an answer, and a film', async () => {
    await page.goto('/faq');
    await page.locator('#prepare summary').click();
    await expect(page.locator('#prepare p').first()).toBeVisible();
    await expectFilm('/faq');
  });

  await test.step('the offer of a retreat', async () => {
    await page.goto('/retreats');
    const offer = page.getByRole('dialog', { name: 'Come with us to Cabo San Lucas' });
    const opens = page.getByRole('button', { name: 'See the offer' });
    for (const close of closes) {
      await opens.click();
      await expect(offer.getByRole('heading')).toBeVisible();
      await close();
      await expect(offer).toBeHidden();
      await expect(opens).toBeFocused();
    }
  });
  expect(errors).toEqual([]);
});

test('a film that plays is not interrupted when React comes', async ({ page }) => {
  const { release } = await holdScripts(page);
  const errors = errorsOf(page);
  await page.goto('/davie');
  await page.locator('a[data-film]').first().click();
  const video = await page.locator('dialog#film video').elementHandle();
  release();
  await startHydration(page);
  expect(await video?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(page.locator('dialog#film')).toBeVisible();
  await page.goBack();
  await expect(page.locator('dialog#film')).toBeHidden();
  await expect(page.locator('dialog#film video')).toHaveCount(0);
  await expect(page).toHaveURL('/davie');
  expect(errors).toEqual([]);
});

test('a control that needs React shows at once that it was pressed, and answers when React is there', async ({
  page,
}) => {
  const { release } = await holdScripts(page);
  await page.goto('/schedule');
  const nearest = page.getByRole('button', { name: /nearest/i });
  await nearest.click();
  await expect(nearest).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Pick a studio from the list' })).toBeVisible();
  await expect(nearest).not.toHaveAttribute('aria-busy');
  await page.goto('/on-demand');
  await page.getByRole('tab').nth(1).click();
  const second = page.getByRole('tabpanel');
  await expect(second).toHaveId((await page.getByRole('tab').nth(1).getAttribute('aria-controls')) ?? '');
  await expect(second.locator('article').first()).toBeVisible();
  await expect(second).not.toHaveAttribute('aria-busy');
});

test('a studio’s schedule, a filter, a day and a studio’s prices are plain addresses while no script file arrives', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/schedule');
  // The next page replaces this one at once, so the page itself notes what it shows meanwhile.
  await page.evaluate(() =>
    new MutationObserver(() =>
      sessionStorage.setItem('shown', document.documentElement.dataset.waitingFor ?? ''),
    ).observe(document.documentElement, { attributes: true }),
  );
  await page.getByRole('combobox', { name: 'Studio' }).selectOption('davie');
  await expect(page).toHaveURL('/schedule?location=davie');
  await expect(page.locator('#panel-classes li').getByText('Davie', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('choice');
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
  await expect(page).toHaveURL('/schedule?location=davie&time=evening');
  await page.locator('[data-date]').nth(2).click();
  await expect(page).toHaveURL(/date=/);
  await page.goto('/membership');
  await page.locator('#pricing select').selectOption('hollywood');
  await expect(page).toHaveURL('/membership?location=hollywood#pricing');
  await expect(page.locator('#pricing select')).toHaveValue('hollywood');
});

test('scripts arrive after the page, and run when the visitor rests, not while he scrolls', async ({
  page,
}) => {
  let fetched = 0;
  page.on('request', (request) => scripts.test(request.url()) && fetched++);
  await page.clock.install();
  await page.goto('/faq');
  const isAsleep = () => page.evaluate(() => Boolean(window.earlyInput));
  await page.clock.runFor(1400);
  expect(fetched).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => fetched).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < 10; turn++) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await page.clock.runFor(500);
    expect(await isAsleep()).toBe(true);
  }
  await page.clock.runFor(3000);
  await expect.poll(isAsleep).toBe(false);
});

test('with the data saver nothing is fetched until a press needs it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  let fetched = 0;
  page.on('request', (request) => scripts.test(request.url()) && fetched++);
  await page.clock.install();
  await page.goto('/schedule');
  await page.mouse.wheel(0, 200);
  await page.clock.runFor(20_000);
  expect(fetched).toBe(0);
  await page.getByRole('button', { name: /nearest/i }).click();
  await expect.poll(() => fetched).toBeGreaterThan(3);
});
