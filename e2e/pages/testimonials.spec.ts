import { expect, type Page } from '@playwright/test';
import { test } from '../browser/test.ts';
import { faultsFoundByAxe } from '../every-page/axe.ts';
import { holdScripts } from '../loading/script-files.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const selected = (page: Page) => page.locator('[data-story][data-selected]');
const select = (page: Page, name: string) =>
  page.getByRole('button', { name: `Read the story of ${name}`, exact: true });
const watch = (page: Page) => page.getByRole('button', { name: 'Watch Interview' });
const interview = (page: Page, name: string) => page.getByRole('dialog', { name: `Interview with ${name}` });

/**
 * Opens the page with Playwright's clock and waits until the carousel is hydrated. This clock has no load
 * time of the page, so the first three seconds begin with the script.
 */
async function open(page: Page, url = '/testimonials') {
  await page.clock.install();
  // On a paused clock, so that the row does not move before the test looks.
  const { release } = await holdScripts(page, /\/assets\/(?!entry\.client).*\.js$/);
  await page.goto(url);
  await page.clock.pauseAt(Date.now() + 60_000);
  release();
  await hydrated(page);
}
/** On a paused clock, the pause between fetching and running React's code must be run. */
const hydrated = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(100);
    await page.waitForSelector('[data-state=ready] [data-story]', { state: 'attached', timeout: 300 });
  }).toPass({ intervals: [50] });
/**
 * The clock jumps second by second, so that the changes of each second are rendered before the next. A jump
 * runs one animation frame, not sixty.
 */
async function seconds(page: Page, count: number) {
  for (let second = 0; second < count; second++) await page.clock.fastForward(1000);
}
const expectSelected = (page: Page, story: number) =>
  expect(selected(page)).toHaveAttribute('data-story', String(story));
/** After the pointer has left the row, which React may notice only after some seconds of this clock. */
const movesTo = (page: Page, story: number) =>
  expect(async () => {
    await seconds(page, 1);
    await expect(selected(page)).toHaveAttribute('data-story', String(story), { timeout: 200 });
  }).toPass({ intervals: [50] });

const away = (page: Page) => page.mouse.move(700, 20);
/** Transitions take no time, because each would be painted in sixty frames. The row still advances. */
const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { transition: none !important }');
    document.adoptedStyleSheets.push(styles);
  });

test.describe('the row of stories', () => {
  test.beforeEach(({ page }) => open(page));

  test('moves every three seconds without end, each time for 1000 ms', async ({ page }) => {
    const [property, duration] = await selected(page).evaluate((card) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(card);
      return [transitionProperty, transitionDuration];
    });
    expect(property).toContain('translate');
    expect(duration).toMatch(/^1s/);
    await withoutTransitions(page);
    await expectSelected(page, 0);
    // The first round is shorter by the time before hydration.
    let passed = 0;
    while ((await selected(page).getAttribute('data-story')) === '0') {
      await page.clock.runFor(100);
      passed += 100;
    }
    expect(passed).toBeLessThanOrEqual(3100);
    await page.clock.runFor(2800);
    await expectSelected(page, 1);
    await page.clock.runFor(200);
    for (const story of [2, 3, 4, 5]) {
      await expectSelected(page, story);
      await seconds(page, 3);
    }
    await expectSelected(page, 0);
  });

  test('waits while the pointer is in it', async ({ page }) => {
    await withoutTransitions(page);
    await selected(page).hover();
    await seconds(page, 7);
    await expectSelected(page, 0);
    await away(page);
    await movesTo(page, 1);
  });

  test('waits while the keyboard is in it, and shows the story that has the focus', async ({ page }) => {
    await withoutTransitions(page);
    await page.getByRole('link', { name: 'SIGN UP!' }).first().focus();
    await page.keyboard.press('Tab');
    await expect(select(page, 'Denise Walcott')).toBeFocused();
    await seconds(page, 7);
    await expectSelected(page, 0);
    await page.keyboard.press('ArrowRight');
    await expectSelected(page, 1);
  });

  test('highlights a story that is clicked, and starts the three seconds again', async ({ page }) => {
    await withoutTransitions(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await away(page);
    await page.clock.runFor(2000);
    await select(page, 'Ruth Ansel').click({ position: { x: 20, y: 20 } });
    await expectSelected(page, 2);
    await expect(select(page, 'Ruth Ansel')).toHaveAttribute('aria-pressed', 'true');
    await away(page);
    await page.clock.runFor(2900);
    await expectSelected(page, 2);
    await page.clock.runFor(200);
    await expectSelected(page, 3);
  });

  test('waits while an interview is open; Escape closes it and gives the focus back', async ({ page }) => {
    await withoutTransitions(page);
    await watch(page).click();
    // The player's code loads in real time, but React renders it with the page's clock.
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(interview(page, 'Denise Walcott')).toBeVisible({ timeout: 500 });
    }).toPass();
    await away(page);
    await seconds(page, 7);
    await expectSelected(page, 0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(watch(page)).toBeFocused();
  });
});

test.describe('with reduced motion', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
  });

  test('under reduced motion the row moves only on request', async ({ page }) => {
    await select(page, 'Isabel Prado').dispatchEvent('click');
    await seconds(page, 7);
    await expectSelected(page, 5);
    await page.getByRole('button', { name: 'Let the stories move' }).click();
    await away(page);
    await movesTo(page, 0);
    await page.getByRole('button', { name: 'Stop the stories from moving' }).click();
    await away(page);
    await seconds(page, 7);
    await expectSelected(page, 0);
  });

  test('above 480 px the last story has the first beside it; at 480 px the row runs back', async ({
    page,
  }) => {
    const placeOfFirst = () =>
      page.locator('[data-story="0"]').evaluate((card) => getComputedStyle(card).getPropertyValue('--place'));
    await page.setViewportSize({ width: 481, height: 900 });
    await select(page, 'Isabel Prado').dispatchEvent('click');
    await expectSelected(page, 5);
    expect(await placeOfFirst()).toBe('1');
    await page.setViewportSize({ width: 480, height: 900 });
    await expect.poll(placeOfFirst).toBe('-5');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectSelected(page, 0);
  });

  test('a swipe moves the row', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('group', { name: 'Member stories' });
    for (const [type, clientX] of [
      ['pointerdown', 300],
      ['pointerup', 100],
    ] as const)
      await row.dispatchEvent(type, { pointerType: 'touch', clientX, bubbles: true });
    await expectSelected(page, 1);
  });
});

test('the time before the script is loaded counts: after three seconds the next story is shown at once', async ({
  page,
}) => {
  // First, because the clock replaces `performance`.
  await page.clock.install();
  await page.addInitScript(() => {
    const aMinuteAgo = () => ({ loadEventEnd: performance.now() - 60_000 });
    performance.getEntriesByType = () => [aMinuteAgo() as PerformanceNavigationTiming];
  });
  await open(page);
  await page.clock.runFor(1);
  await expectSelected(page, 1);
  // Not 2900: the clock may have run for some time before the test noticed the hydration.
  await page.clock.runFor(2000);
  await expectSelected(page, 1);
  await page.clock.runFor(1000);
  await expectSelected(page, 2);
});

test('a digit in the URL selects its testimonial and opens its interview', async ({ page }) => {
  // So that the row does not move by itself.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A film that plays would be painted while axe runs; this one never begins.
  await page.route(/\/media\/.*\.(mp4|webm|m3u8)/, () => {});
  await page.goto('/testimonials?2');
  await expectSelected(page, 2);
  await expect(interview(page, 'Ruth Ansel')).toBeVisible();
  expect(await faultsFoundByAxe(page, 'dialog[open]')).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/testimonials\?2$/);
});
