import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { startHydration } from '../loading/hydration.ts';
import { boxOf } from '../playwright/box-of.ts';
import { phoneScreen } from '../playwright/screens.ts';

const fixture = new URL('./film.webm', import.meta.url);
const film = '/media/films/e2e/film.webm';
const playerPath = (src: string, redirect?: string) =>
  `/player/${encodeURIComponent(src)}${redirect === undefined ? '' : `&${encodeURIComponent(redirect)}`}`;

/** Serves the test film with byte ranges, which browsers need to seek. */
async function serveFilm(page: Page) {
  const bytes = await readFile(fixture);
  await page.route(`**${film}`, (route) => {
    const range = /bytes=(\d+)-(\d*)/.exec(route.request().headers().range ?? '');
    const from = Number(range?.[1] ?? 0);
    const to = range?.[2] ? Number(range[2]) : bytes.length - 1;
    return route.fulfill({
      status: 206,
      body: bytes.subarray(from, to + 1),
      headers: {
        'content-type': 'video/webm',
        'accept-ranges': 'bytes',
        'content-range': `bytes ${from}-${to}/${bytes.length}`,
      },
    });
  });
}

const video = (page: Page) => page.locator('main video');
const controls = (page: Page) => page.locator('[data-controls]');
const state = (page: Page) =>
  video(page).evaluate((v: HTMLVideoElement) => ({ paused: v.paused, muted: v.muted, at: v.currentTime }));
const playing = async (page: Page) => {
  await expect.poll(async () => (await state(page)).paused).toBe(false);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeAttached();
};
/** Advances the page's clock until the controls have faded. */
const fade = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(3000);
    await expect(controls(page)).toHaveCSS('opacity', '0', { timeout: 1000 });
  }).toPass();

test.describe('a full-screen film', () => {
  // Films are decoded and painted in software here, which costs CPU time per pixel.
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 });

  test.beforeEach(async ({ page }) => {
    await serveFilm(page);
  });

  /** Opens the film on a paused clock. */
  const play = async (page: Page) => {
    await page.clock.install();
    await page.goto(playerPath(film));
    await playing(page);
    await page.clock.pauseAt(Date.now() + 60_000);
  };

  test('shows its controls for the top half, and hides them for the bottom half', async ({ page }) => {
    await play(page);
    // They are visible when the film begins; only the pointer shows them again.
    await fade(page);
    await page.mouse.move(700, 100);
    await expect(controls(page)).toHaveAttribute('data-controls', 'visible');
    await page.clock.runFor(2900);
    await expect(controls(page)).toHaveAttribute('data-controls', 'visible');
    await page.clock.runFor(200);
    await expect(controls(page)).toHaveAttribute('data-controls', 'hidden');
  });

  test('keeps its controls while one has the focus', async ({ page }) => {
    await play(page);
    await page.mouse.move(700, 100);
    await expect(controls(page)).toHaveAttribute('data-controls', 'visible');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(controls(page).locator(':focus-visible')).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await page.clock.runFor(5000);
    await expect(controls(page)).toHaveCSS('opacity', '1');
  });

  test('still gets the keys when a control that was pressed has faded', async ({ page }) => {
    await page.clock.install();
    await page.goto(playerPath(film));
    await playing(page);
    // Near its beginning, so that the film does not end meanwhile.
    await page.getByRole('slider', { name: 'Position in the film' }).click({ position: { x: 20, y: 20 } });
    await fade(page);
    const { muted } = await state(page);
    await page.keyboard.press('m');
    await expect.poll(async () => (await state(page)).muted).toBe(!muted);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true });

    test('leaves the words in both halves of the picture and those below it to read', async ({ page }) => {
      await page.goto(playerPath(film));
      await page.setViewportSize(phoneScreen);
      const button = page.getByRole('button', { name: /^(Play|Pause)$/ });
      // Between the margins of the lettering (media/tools/lettering.mjs).
      const longestButton = 0.12 * phoneScreen.width;
      await expect.poll(async () => (await boxOf(button)).width).toBeLessThanOrEqual(longestButton);
      // The browser sets captions at the lower edge of the element.
      const { y, height } = await boxOf(video(page));
      const pictureEnds = (phoneScreen.height + (phoneScreen.width * 9) / 16) / 2;
      expect(y + height).toBeGreaterThan(pictureEnds + 60);
      expect(y + height).toBeLessThan(pictureEnds + 120);
    });

    test('a tap where a hidden control is shows it and presses nothing', async ({ page }) => {
      await page.clock.install();
      await page.goto(playerPath(film));
      await playing(page);
      const sound = page.getByRole('button', { name: /^Sound/ });
      const { x, y } = await boxOf(sound);
      await fade(page);
      const { muted } = await state(page);
      const client = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchEnd', touchPoints = [{ x: x + 20, y: y + 20 }]) =>
        client.send('Input.dispatchTouchEvent', { type, touchPoints });
      await touch('touchStart');
      // The finger is still down when the control is shown.
      await expect(controls(page)).toHaveCSS('opacity', '1');
      await touch('touchEnd', []);
      await expect.poll(() => state(page)).toMatchObject({ paused: false, muted });
      await page.touchscreen.tap(x + 20, y + 20);
      await expect.poll(async () => (await state(page)).muted).toBe(!muted);
    });
  });

  test('shows a message when it fails, and plays after a retry', async ({ page }) => {
    let isDown = true;
    await page.route(`**${film}`, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto(playerPath(film));
    await expect(page.getByRole('alert')).toContainText('The film did not arrive');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await playing(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is controlled by keyboard: space, arrows, M, F and Escape', async ({ page }) => {
    await page.goto(playerPath(film, '/classes'));
    await playing(page);
    await page.keyboard.press(' ');
    await expect.poll(async () => (await state(page)).paused).toBe(true);
    const { at, muted } = await state(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await state(page)).at).toBeCloseTo(at + 5, 0);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await state(page)).at).toBeCloseTo(at, 0);
    await page.keyboard.press('m');
    await expect.poll(async () => (await state(page)).muted).toBe(!muted);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('f');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/classes$/);
  });
});

test('without a url the player says so and goes home after two seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/faq');
  await page.goto('/player');
  await startHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link Redirecting to Home');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/\/player$/);
  await page.clock.runFor(1100);
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await expect(page, 'the page without a film is not in the history').toHaveURL(/\/faq$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the player without a url goes home too', async ({ page }) => {
    await page.goto('/player');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Link Redirecting to Home');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
