import { expect, type Page, test } from '@playwright/test';
import { preventPopups } from '#tests/browsers/prevent-popups.ts';
import { startHydration } from '../loading/hydration.ts';
import { untilIdle } from '../playwright/until-idle.ts';

/** Class films, from the card in the library to the last frame. Only the broken connection is simulated. */
const card = (page: Page) =>
  page.getByRole('button', { name: 'Play Before the Coffee', exact: true }).first();
const video = (page: Page) => page.locator('dialog video');
const state = (page: Page) =>
  video(page).evaluate((film: HTMLVideoElement) => ({
    at: film.currentTime,
    duration: film.duration,
    hasEnded: film.ended,
    isPaused: film.paused,
    width: film.videoWidth,
  }));
const at = async (page: Page) => (await state(page)).at;
/** Also after the controls have faded, as on a slow machine: the pointer shows them again. */
const seek = (page: Page, to: number) =>
  expect(async () => {
    await page.mouse.move(400, 20);
    const slider = page.getByRole('slider', { name: 'Position in the film' });
    await slider.fill(String(to), { timeout: 2000 });
  }).toPass();
const playsOn = async (page: Page, from: number) => {
  await expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(from + 0.3);
};

/** Films are decoded and painted in software here, which costs CPU time per pixel. */
test.use({ viewport: { width: 800, height: 450 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(preventPopups);
  await page.addInitScript(() => localStorage.setItem('heliora.on-demand', 'yes'));
  await page.goto('/on-demand');
  await startHydration(page);
});

test('a class lasts as long as its card says, plays to its end and gives the focus back', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (one) => paths.push(new URL(one.url()).pathname));
  const isHls = (path: string) => /\/assets\/hls/.test(path);
  await card(page).scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(paths.filter((path) => isHls(path) || /m3u8|m4s/.test(path))).toEqual([]);

  const listed = page.waitForResponse(/master\.m3u8/);
  await card(page).click();
  await listed;
  expect(paths.some(isHls)).toBe(true);

  await playsOn(page, 0);
  const { duration, width } = await state(page);
  expect(Math.abs(duration - 1200)).toBeLessThanOrEqual(5);
  expect(width).toBeGreaterThanOrEqual(640);
  await seek(page, Math.round(duration / 2));
  await playsOn(page, Math.round(duration / 2));
  await seek(page, duration - 1);
  await expect.poll(async () => (await state(page)).hasEnded, { timeout: 20_000 }).toBe(true);
  await page.keyboard.press(' ');
  await expect.poll(() => at(page)).toBeLessThan(duration / 2);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(card(page)).toBeFocused();
});

test('a film whose segments fail shows a message, and plays when they load', async ({ page }) => {
  let isDown = true;
  await page.clock.install();
  /** Advances the page's clock through the pauses between two attempts. */
  const expectFailure = () =>
    expect(async () => {
      await page.clock.runFor(1000);
      await expect(alert).toContainText('The film did not arrive', { timeout: 300 });
    }).toPass();
  await page.route(/\.m4s/, (route) => (isDown ? route.abort() : route.continue()));
  await card(page).click();
  const alert = page.getByRole('alert');
  await expectFailure();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await playsOn(page, 0);
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await state(page)).isPaused, 'the player still gets the keys').toBe(true);
  await page.keyboard.press('Space');

  // The connection breaks far beyond the loaded part: the film continues from there, not from its beginning.
  isDown = true;
  const { duration } = await state(page);
  await seek(page, duration - 6);
  await expectFailure();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await playsOn(page, duration - 6);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a class shows what its teacher says until that is switched off, and continues where it was left', async ({
  page,
}) => {
  await card(page).click();
  await playsOn(page, 0);
  const shown = () =>
    video(page).evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks;
      return track?.mode === 'showing'
        ? [...(track.activeCues ?? [])].map((cue) => (cue as VTTCue).text)
        : null;
    });
  await expect.poll(shown).toEqual([expect.stringContaining('Before the Coffee, with')]);
  await page.keyboard.press('c');
  expect(await shown()).toBeNull();
  await page.keyboard.press('Escape');
  await card(page).click();
  await playsOn(page, 0);
  expect(await shown()).toBeNull();
  await page.mouse.move(400, 20);
  await page.getByRole('button', { name: 'Captions on' }).click();
  expect(await shown()).not.toBeNull();

  // Over a border between two poses, where the clock of the segments starts again.
  await seek(page, 611);
  await playsOn(page, 611);
  await page.keyboard.press('Escape');
  await card(page).click();
  await expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(605);
});
