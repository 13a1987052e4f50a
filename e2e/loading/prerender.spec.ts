import { expect, test } from '@playwright/test';
import { fetchAfterLoadMs } from '#app/hydration/page-script/delays.ts';
import { phone, startChromium } from '#tests/browsers/chromium-tab.ts';

const scriptTimes = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)`;
const activation = `performance.getEntriesByType('navigation')[0].activationStart`;

test('a link of the menu is prerendered, its scripts wait until the page is shown, and Back returns', async ({
  baseURL,
}) => {
  await using chromium = await startChromium();
  await using tab = await chromium.openTab(phone({ width: 390, height: 844, deviceScaleFactor: 2 }));
  await tab.open(`${baseURL}/`);
  const entries = Number(await tab.evaluate('history.length'));
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  const link = await tab.pressPoint('dialog#menu a[href="/membership"]');

  await tab.hover(link);
  await expect
    .poll(() => tab.evaluatePrerendered(`location.pathname + ' ' + document.readyState`))
    .toBe('/membership complete');
  // The whole page is laid out before it is shown.
  expect(await tab.evaluatePrerendered(`document.documentElement.dataset.layout === undefined`)).toBe(true);
  // A shown page has requested its scripts after this time. Without the pause the test could not fail.
  await new Promise((done) => setTimeout(done, 2 * fetchAfterLoadMs));
  expect(await tab.evaluatePrerendered(scriptTimes)).toEqual([]);

  await tab.tap(link);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/membership');
  expect(Number(await tab.evaluate(activation))).toBeGreaterThan(0);
  // The entries of the menu and of the next page: Chromium caches the page only if none of its entries is
  // replaced.
  expect(await tab.evaluate('history.length')).toBe(entries + 2);
  await expect.poll(() => tab.evaluate(`${scriptTimes}.length`)).toBeGreaterThan(0);
  expect(await tab.evaluate(`Math.min(...${scriptTimes}) > ${activation}`)).toBe(true);

  await tab.goBack();
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/');
  await expect.poll(() => tab.evaluate(`document.querySelector('dialog#menu').open`)).toBe(false);
  // The entry of the menu is removed, so the next step back leaves the page.
  await expect.poll(() => tab.evaluate(`history.state?.overlay ?? false`)).toBe(false);
});
