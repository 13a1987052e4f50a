import { expect, type Page, test } from '@playwright/test';
import { publicPaths } from '#tests/site/public-paths.ts';
import { startHydration } from '../support/hydration.ts';
import { budgets, createWeightMeter } from '../support/page-weight.ts';
import { withoutPopups } from '../support/without-popups.ts';

test.use({ viewport: { width: 1024, height: 768 } });

const kilobytes = (count: number) => count * 1024;

test('a page loads no script before any intent, and stays within its budgets', async ({ request }) => {
  test.slow();
  const measureWeight = createWeightMeter(async (path) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const { 'content-length': size, 'content-encoding': coding } = response.headers();
    const bytes = Number(size);
    if (bytes > kilobytes(1)) expect(coding, `${path} is compressed`).toBe('br');
    return { text: await response.text(), bytes };
  });
  const overBudget: string[] = [];
  for (const path of publicPaths) {
    const weight = await measureWeight(path);
    expect(weight.scriptsAtOnce, `scripts that ${path} loads by itself`).toEqual([]);
    expect(weight.modules.length, `${path} has an app`).toBeGreaterThan(2);
    expect(weight.source, `${path} defers hydration`).not.toMatch(/<\w+[^>]* data-hydrate=""/);
    for (const part of ['styles', 'hydration', 'inlineScripts'] as const)
      if (weight[part] > kilobytes(budgets[part]))
        overBudget.push(`${path} ${part} ${(weight[part] / 1024).toFixed(1)} KB`);
  }
  expect(overBudget).toEqual([]);
});

/** The scroll position, at least `least`, at which a smooth scroll ends. */
const positionAtRest = async (page: Page, least: number) => {
  let seen = -1;
  const isAtRest = async () => {
    const before = seen;
    seen = await page.evaluate(() => window.scrollY);
    return seen > least && seen === before;
  };
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
  return seen;
};

test('after hydration pages change without a reload, are fetched on intent, and Back finds them as they were left, also at a URL with a hash', async ({
  page,
}) => {
  await withoutPopups(page);
  // Smooth scrolling could continue after Back and end elsewhere.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/faq');
  await startHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const forms = await page.locator('main form').count();
  expect(forms).toBeGreaterThan(0);
  await page.mouse.wheel(0, 900);
  // The wheel may scroll smoothly, so the expected position is the one at which it ends.
  const left = await positionAtRest(page, 500);
  const link = page.getByRole('link', { name: 'Classes', exact: true }).first();
  const fetched = page.waitForRequest(/\/assets\/classes-.*\.js/);
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL('/classes');
  await expect.poll(() => page.evaluate(() => window.scrollY), 'a new page begins at its top').toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await expect(page.locator('main form'), 'the form that the server rendered').toHaveCount(forms);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);

  await test.step('Back to a URL with a hash restores the scroll position, not that of the hash', async () => {
    await page.evaluate(() => {
      location.hash = 'cancellation';
    });
    await positionAtRest(page, 100);
    await page.evaluate(() => window.scrollTo({ top: 84, behavior: 'instant' }));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Careers' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL('/faq#cancellation');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(84, -1);
  });
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('code that never arrives disables one island, not the page, and its form is posted by the browser', async ({
  page,
}) => {
  await withoutPopups(page);
  await page.clock.install();
  await page.route(/\/assets\/(on-demand-form|video-dialog)-/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/on-demand');
  await startHydration(page);
  await page
    .getByRole('button', { name: /^Play Before the Coffee/ })
    .first()
    .click();
  await expect(async () => {
    // Short steps, so that the notice does not appear and disappear within one.
    await page.clock.fastForward(1000);
    await expect(page.getByText('A part of this page did not arrive.')).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await page.clock.runFor(1000);
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
  await page.locator('form [name="name"]').first().fill('Ana');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await page.locator('form button[type="submit"]').first().click();
  await sent;
});

test('a form whose code is still loading stays in the page when the URL changes', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/on-demand-form-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/on-demand');
  await startHydration(page);
  const name = page.locator('form [name="name"]').first();
  await name.fill('Ana');
  await page.getByRole('tab', { name: 'FIIT' }).click();
  await expect(page).toHaveURL(/#fiit$/);
  await expect(page.locator('#panel-fiit article').first()).toBeVisible();
  await expect(name).toHaveValue('Ana');
  const email = page.locator('form [name="email"]').first();
  await email.fill('ana@');
  release();
  await expect(page.locator('form[data-hydrated]').first()).toBeVisible();
  await expect(name).toHaveValue('Ana');
  await expect(email).toHaveValue('ana@');
  await expect(email).toBeFocused();
});

test('a press that begins on the page or in a dialog, and does not end beside it, does not close the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 844 });
  await page.goto('/faq');
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  const dialog = page.getByRole('dialog');

  await test.step('a press that began on the page does not close the dialog that opens under it', async () => {
    await page.mouse.move(200, 300);
    await page.mouse.down();
    await openMenu.evaluate((button: HTMLElement) => button.click());
    await expect(dialog).toBeVisible();
    await page.mouse.up();
    await page.mouse.move(210, 300);
    // In its first frame it is not modal yet, and a press beside it would reach the page.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await page.mouse.click(200, 300);
    await expect(dialog).toBeHidden();
  });

  await startHydration(page);
  await openMenu.click();
  // The dialog slides in, so its edge is measured after the animation.
  await dialog.evaluate((drawer) =>
    Promise.all(drawer.getAnimations().map((animation) => animation.finished)),
  );
  const box = await dialog.boundingBox();
  if (!box) throw new Error('no dialog');
  const inside = box.x + 40;
  const outside = box.x - 100;
  const drag = async (from: number, to: number) => {
    await page.mouse.move(from, 300);
    await page.mouse.down();
    await page.mouse.move(to, 300);
    await page.mouse.up();
  };

  await test.step('a pointer that selects words and ends outside does not close it', async () => {
    await drag(inside, outside);
    await expect(dialog).toBeVisible();
  });

  await test.step('a click in an empty part of it does not close it', async () => {
    // Simulates a slow machine: the drawer opens before its content is painted, so the dialog is under the
    // pointer.
    await dialog.evaluate((drawer) => {
      for (const part of drawer.children) (part as HTMLElement).style.visibility = 'hidden';
    });
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
      [inside, inside],
    ] as const) {
      await drag(from, to);
      await expect(dialog).toBeVisible();
    }
    await drag(outside, outside - 20);
    await expect(dialog).toBeHidden();
  });
});
