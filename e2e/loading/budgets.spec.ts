import { type APIRequestContext, expect, type Request, test } from '@playwright/test';
import { publicPaths } from '#tests/site/public-paths.ts';
import { budgets, createWeightMeter } from '../support/page-weight.ts';
import { scripts } from '../support/script-files.ts';
import { withoutPopups } from '../support/without-popups.ts';

const createMeter = (request: APIRequestContext) =>
  createWeightMeter(async (path) => {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } });
    const { 'content-length': size, 'content-encoding': coding } = response.headers();
    const bytes = Number(size);
    if (bytes > 1024) expect(coding, `${path} is compressed`).toBe('br');
    return { text: await response.text(), bytes };
  });

const overBudget = (path: string, what: string, bytes: number, kilobytes: number) =>
  bytes > kilobytes * 1024 ? [`${path} ${what} ${(bytes / 1024).toFixed(1)} KB of ${kilobytes}`] : [];

test('every page requests one small script by itself, and no React', async ({ request }) => {
  test.slow();
  const weigh = createMeter(request);
  const faults: string[] = [];
  let withReact = 0;
  for (const path of publicPaths) {
    const { atOnce, entry, react } = await weigh(path);
    expect(atOnce, path).toEqual([expect.stringContaining('/entry.client-')]);
    expect(
      react.filter((file) => atOnce.includes(file)),
      `React in the entry of ${path}`,
    ).toEqual([]);
    faults.push(...overBudget(path, 'entry', entry, budgets.entry));
    withReact += react.length;
  }
  expect(faults).toEqual([]);
  // If no page had React, the search for it would be wrong.
  expect(withReact).toBeGreaterThan(10);
});

test('every island stays within its budget of scripts, and so do all islands of a page', async ({
  request,
}) => {
  test.slow();
  const weigh = createMeter(request);
  const faults: string[] = [];
  for (const path of publicPaths) {
    const { islands, awake } = await weigh(path);
    for (const { name, bytes, budget } of islands) faults.push(...overBudget(path, name, bytes, budget));
    faults.push(...overBudget(path, 'all islands', awake, budgets.awake));
  }
  expect(faults).toEqual([]);
});

test('every page stays within the budgets of its styles and of its inline code', async ({ request }) => {
  test.slow();
  const weigh = createMeter(request);
  const faults: string[] = [];
  for (const path of publicPaths) {
    const { styles, inlineScripts } = await weigh(path);
    faults.push(...overBudget(path, 'styles', styles, budgets.styles));
    faults.push(...overBudget(path, 'inline code', inlineScripts, budgets.inlineScripts));
  }
  expect(faults).toEqual([]);
});

test('React is requested when an island is near the screen, not before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutPopups(page);
  const requested: string[] = [];
  page.on('request', (request: Request) => scripts.test(request.url()) && requested.push(request.url()));
  // The prices are far below the first screen.
  await page.goto('/membership', { waitUntil: 'networkidle' });
  expect(requested).toEqual([expect.stringContaining('/entry.client-')]);
  const react = page.waitForRequest(/\/assets\/react-.*\.js$/);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await react;
  await expect(page.locator('[data-island=membership-prices]')).toHaveAttribute('data-state', 'ready');
});

test('React is requested when an island is touched that is far from the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await withoutPopups(page);
  await page.goto('/membership', { waitUntil: 'networkidle' });
  const react = page.waitForRequest(/\/assets\/react-.*\.js$/);
  await page.locator('#pricing select').dispatchEvent('focusin');
  await react;
});
