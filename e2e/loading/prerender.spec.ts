import { expect, test } from '@playwright/test';
import { type Point, startChromium } from '#tests/chromium/tab.ts';

const phone = [
  ['Page.enable', {}],
  ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  [
    'Page.addScriptToEvaluateOnNewDocument',
    {
      source: `localStorage.setItem('free-class-popup', 'yes'); sessionStorage.setItem('promo-modal', 'yes');`,
    },
  ],
] as const;

const scriptTimes = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)`;
const activation = `performance.getEntriesByType('navigation')[0].activationStart`;

/** Longer than a page that is shown waits before it fetches its scripts. */
const untilScriptsMs = 2500;

test('a link of the menu is prerendered, its scripts wait until the page is shown, and Back returns', async ({
  baseURL,
}) => {
  await using chromium = await startChromium(process.env.CHROMIUM ?? '/usr/bin/chromium');
  await using tab = await chromium.openTab(phone);
  await tab.open(`${baseURL}/`);
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  const link = (await tab.evaluate(`(async () => {
    await Promise.all(document.querySelector('dialog#menu').getAnimations().map(({ finished }) => finished));
    const { x, y, width, height } = document.querySelector('dialog#menu a[href="/membership"]').getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`)) as Point;

  await tab.hover(link);
  await expect
    .poll(() => tab.evaluatePrerendered(`location.pathname + ' ' + document.readyState`))
    .toBe('/membership complete');
  // The whole page is laid out before it is shown.
  expect(await tab.evaluatePrerendered(`document.documentElement.dataset.layout === undefined`)).toBe(true);
  // Without this pause the test would pass also if the scripts did not wait.
  await new Promise((done) => setTimeout(done, untilScriptsMs));
  expect(await tab.evaluatePrerendered(scriptTimes)).toEqual([]);

  await tab.tap(link);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/membership');
  expect(Number(await tab.evaluate(activation))).toBeGreaterThan(0);
  await expect.poll(() => tab.evaluate(`${scriptTimes}.length`)).toBeGreaterThan(0);
  expect(await tab.evaluate(`Math.min(...${scriptTimes}) > ${activation}`)).toBe(true);

  await tab.goBack();
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/');
  await expect.poll(() => tab.evaluate(`document.querySelector('dialog#menu').open`)).toBe(false);
  // The entry of the menu is removed, so the next step back leaves the page.
  await expect.poll(() => tab.evaluate(`history.state?.overlay ?? false`)).toBe(false);
});
