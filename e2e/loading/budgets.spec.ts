import { readdirSync } from 'node:fs';
import { expect, type Request } from '@playwright/test';
import { languages } from '#content/facts/languages.ts';
import { pathIn } from '#content/languages-of-page.ts';
import { allPaths, publicPaths } from '#tests/site/public-paths.ts';
import config from '../../playwright.config.ts';
import { phoneScreen } from '../playwright/screens.ts';
import { test } from '../playwright/test.ts';
import { untilIdle } from '../playwright/until-idle.ts';
import { budgets, createWeightMeter, type PageWeight } from './page-weight.ts';
import { scripts } from './script-files.ts';

/** In one worker, so that a page is read and weighed once for all tests. */
test.describe.configure({ mode: 'default' });

/** fetch, because Playwright's own client needs several times its CPU time. */
const read = (path: string) =>
  fetch(new URL(path, config.use?.baseURL), { headers: { 'accept-encoding': 'br' } });
const measure = createWeightMeter(async (path) => {
  const response = await read(path);
  const bytes = Number(response.headers.get('content-length'));
  if (bytes > 1024) expect(response.headers.get('content-encoding'), `${path} is compressed`).toBe('br');
  return { text: await response.text(), bytes };
});
const weights = new Map<string, Promise<PageWeight>>();
const weigh = (path: string) => {
  const weight = weights.get(path) ?? measure(path);
  weights.set(path, weight);
  return weight;
};

const overBudget = (path: string, what: string, bytes: number, kilobytes: number) =>
  bytes > kilobytes * 1024 ? [`${path} ${what} ${(bytes / 1024).toFixed(1)} KB of ${kilobytes}`] : [];

test('every page requests one small script by itself, and no React', async () => {
  test.slow();
  const faults: string[] = [];
  let withReact = 0;
  for (const path of allPaths) {
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

test('every island stays within its budget of scripts, and so do all islands of a page', async () => {
  test.slow();
  const faults: string[] = [];
  for (const path of allPaths) {
    const { islands, awake } = await weigh(path);
    for (const { name, bytes, budget } of islands) faults.push(...overBudget(path, name, bytes, budget));
    faults.push(...overBudget(path, 'all islands', awake, budgets.awake));
  }
  expect(faults).toEqual([]);
});

test('every page stays within the budgets of its styles and of its inline code', async () => {
  test.slow();
  const faults: string[] = [];
  for (const path of allPaths) {
    const { styles, inlineScripts } = await weigh(path);
    faults.push(...overBudget(path, 'styles', styles, budgets.styles));
    faults.push(...overBudget(path, 'inline code', inlineScripts, budgets.inlineScripts));
  }
  expect(faults).toEqual([]);
});

test('a page has scripts of the same size in every language', async () => {
  test.slow();
  const faults: string[] = [];
  for (const path of publicPaths) {
    const english = await weigh(path);
    for (const { code, prefix } of languages) {
      const twin = await weigh(pathIn(prefix, path));
      const ratio = twin.awake / english.awake;
      if (Math.abs(ratio - 1) > 0.02)
        faults.push(`scripts of ${path}: ${code} ${ratio.toFixed(3)} of English`);
    }
  }
  expect(faults).toEqual([]);
});

test('the file of a library is the same in every language', () => {
  const assets = readdirSync('build/client/assets').filter((file) => file.endsWith('.js'));
  for (const library of ['react', 'zod', 'maplibre', 'maplibre-gl-worker', 'hls.light'])
    expect(assets.filter((file) => file.replace(/-[\w-]{7,8}\.js$/, '') === library)).toHaveLength(1);
});

test('React is requested when an island is near the screen, not before', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  const requested: string[] = [];
  page.on('request', (request: Request) => scripts.test(request.url()) && requested.push(request.url()));
  // The prices are far below the first screen.
  await page.goto('/membership');
  await untilIdle(page);
  expect(requested).toEqual([expect.stringContaining('/entry.client-')]);
  const react = page.waitForRequest(/\/assets\/react-.*\.js$/);
  await page.locator('#pricing').scrollIntoViewIfNeeded();
  await react;
  await expect(page.locator('[data-island=membership-prices]')).toHaveAttribute('data-state', 'ready');
});

test('React is requested when an island is touched that is far from the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/membership');
  const react = page.waitForRequest(/\/assets\/react-.*\.js$/);
  await page.locator('#pricing select').dispatchEvent('focusin');
  await react;
});
