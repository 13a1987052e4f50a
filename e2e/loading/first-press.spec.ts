import { expect, test } from '@playwright/test';
import { startHydration } from '../support/hydration.ts';
import { pressEscape } from '../support/press-escape.ts';
import { blockScripts, errorsOf, holdScripts, scripts } from '../support/script-files.ts';
import { withoutPictures } from '../support/without-pictures.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => withoutPopups(page));

test('promo bar, tabs and the password work without any script file', async ({ page }) => {
  await blockScripts(page);
  const errors = errorsOf(page);

  await test.step('the promo bar closes, and stays closed', async () => {
    await page.goto('/');
    const bar = page.getByRole('complementary', { name: 'See memberships' });
    await page.getByRole('button', { name: 'Hide this offer' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });

  await test.step('a tab is chosen by a press, by keys, by Back and by the URL', async () => {
    await page.goto('/contact-us');
    const general = page.getByRole('tab', { name: 'General Help' });
    const tech = page.getByRole('tab', { name: 'Tech Support' });
    const generalPanel = page.locator('#panel-general-help');
    const techPanel = page.locator('#panel-tech-support');
    await tech.click();
    await expect(techPanel).toBeVisible();
    await expect(generalPanel).toBeHidden();
    await expect(tech).toHaveAttribute('aria-selected', 'true');
    await expect(general).toHaveAttribute('aria-selected', 'false');
    await expect(page).toHaveURL('/contact-us#tech-support');
    await page.goBack();
    await expect(generalPanel).toBeVisible();
    await general.focus();
    await page.keyboard.press('ArrowRight');
    await expect(tech).toBeFocused();
    await expect(techPanel).toBeVisible();
    await page.keyboard.press('Home');
    await expect(general).toBeFocused();
    await expect(generalPanel).toBeVisible();
    // Keys of the browser, such as Alt+Left for Back, are left to it.
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(
        await general.evaluate((tab, held) => {
          const options = { key: 'ArrowRight', [held]: true, bubbles: true, cancelable: true };
          return tab.dispatchEvent(new KeyboardEvent('keydown', options));
        }, modifier),
        `${modifier} is left to the browser`,
      ).toBe(true);
    await expect(generalPanel).toBeVisible();
    await page.goto('/contact-us#tech-support');
    await expect(techPanel).toBeVisible();
    await expect(generalPanel).toBeHidden();
  });

  await test.step('a password is shown and hidden', async () => {
    await page.goto('/sign-up');
    const password = page.locator('[data-password] input').first();
    await password.fill('warm-sun-7');
    await page.getByLabel('Show password').first().check();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByLabel('Show password').first().uncheck();
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('warm-sun-7');
  });
  expect(errors).toEqual([]);
});

test('a row, a FAQ answer, a film and the offer of a retreat work without any script file', async ({
  page,
}) => {
  await blockScripts(page);
  const errors = errorsOf(page);
  /** Ways to close a dialog; afterwards focus and URL are as before. */
  const waysToClose = { Escape: () => pressEscape(page), Back: () => page.goBack() };
  const expectFilm = async (url: string, way: keyof typeof waysToClose) => {
    const button = page.locator('a[data-film]:visible').first();
    const stage = page.locator('dialog#film');
    const title = (await button.getAttribute('data-film')) ?? '';
    await button.click();
    await expect(stage).toBeVisible();
    await expect(stage).toHaveAttribute('aria-label', title);
    await expect(stage.locator('video')).toHaveAttribute('src', /\/media\/films\/.*\.mp4/);
    await expect(stage.locator('video')).toHaveAttribute('poster', /\/media\//);
    await waysToClose[way]();
    await expect(stage).toBeHidden();
    await expect(stage.locator('video')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(url);
  };

  await test.step('a studio: its film, and the arrows of a row', async () => {
    await page.goto('/davie');
    await expectFilm('/davie', 'Escape');
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
    await expectFilm('/faq', 'Back');
  });

  await test.step('the offer of a retreat', async () => {
    await page.goto('/retreats');
    const offer = page.getByRole('dialog', { name: 'Come with us to Cabo San Lucas' });
    const button = page.getByRole('button', { name: 'See the offer' });
    for (const close of Object.values(waysToClose)) {
      await button.click();
      await expect(offer.getByRole('heading')).toBeVisible();
      await close();
      await expect(offer).toBeHidden();
      await expect(button).toBeFocused();
    }
  });
  expect(errors).toEqual([]);
});

test('a press from before React stays in effect, or is handled when React starts', async ({ page }) => {
  const errors = errorsOf(page);

  await test.step('a tab that was chosen early, and a password that was shown, stay so', async () => {
    const { release } = await holdScripts(page);
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
    await page.unroute(scripts);
  });

  await test.step('a film that plays is not interrupted', async () => {
    const { release } = await holdScripts(page);
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
    await page.unroute(scripts);
  });

  await test.step('a control that needs React shows the press at once, and works when React has started', async () => {
    const { release } = await holdScripts(page);
    await page.goto('/schedule');
    const nearest = page.getByRole('button', { name: /nearest/i });
    await nearest.click();
    await expect(nearest).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(page.getByRole('status').filter({ hasText: 'Pick a studio from the list' })).toBeVisible();
    await expect(nearest).not.toHaveAttribute('aria-busy');
  });
  expect(errors).toEqual([]);
});

test('a studio’s schedule, a filter, a day and a studio’s prices load as pages while no script file is loaded', async ({
  page,
}) => {
  await blockScripts(page);
  await withoutPictures(page);
  await page.goto('/schedule');
  // The next page replaces this one at once, so the page itself records what it shows meanwhile.
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

test('scripts load after the page, and run when the visitor pauses or only reads, not while scrolling', async ({
  page,
}) => {
  let fetched = 0;
  page.on('request', (request) => scripts.test(request.url()) && fetched++);
  await page.clock.install();
  // Stopped, because loading takes any time on a busy machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/faq');
  const isWaiting = () => page.evaluate(() => Boolean(window.earlyInput));
  await page.clock.runFor(1400);
  expect(fetched).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => fetched).toBeGreaterThan(3);
  await page.waitForLoadState('networkidle');
  for (let turn = 0; turn < 10; turn++) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await page.clock.runFor(500);
    expect(await isWaiting()).toBe(true);
  }
  await page.clock.runFor(3000);
  await expect.poll(isWaiting).toBe(false);

  await page.goto('/faq');
  await page.clock.runFor(3900);
  expect(await isWaiting()).toBe(true);
  await page.clock.runFor(2000);
  await expect.poll(isWaiting).toBe(false);
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
