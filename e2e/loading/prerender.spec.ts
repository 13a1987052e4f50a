import { createServer, request as forward } from 'node:http';
import { expect, test } from '@playwright/test';
import { phone, startChromium } from '#tests/browsers/chromium-tab.ts';
import { listen } from '#tests/support/ports.ts';
import { shell } from '#words/pages/shell.ts';
import { phoneScreen } from '../playwright/screens.ts';

const activation = `performance.getEntriesByType('navigation')[0].activationStart`;
/** When React was requested, which is before its island is ready. */
const reactStart = `performance.getEntriesByType('resource').find(({ name }) => /\\/assets\\/react-.*\\.js$/.test(name)).startTime`;

test('a link of the menu is prerendered, its islands wait until the page is shown, and Back returns', async ({
  baseURL,
}) => {
  await using chromium = await startChromium();
  await using tab = await chromium.openTab(phone({ ...phoneScreen, deviceScaleFactor: 2 }));
  await tab.open(`${baseURL}/`);
  const entries = Number(await tab.evaluate('history.length'));
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  // Its island is on the first screen.
  const link = await tab.pressPoint('dialog#menu a[href="/schedule"]');

  await tab.hover(link);
  await expect
    .poll(() => tab.evaluatePrerendered(`location.pathname + ' ' + document.readyState`))
    .toBe('/schedule complete');
  // The entry has run: in a shown page it would now observe the island. Idle callbacks come in order.
  await tab.evaluatePrerendered(`new Promise((done) => requestIdleCallback(done))`);

  await tab.tap(link);
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/schedule');
  expect(Number(await tab.evaluate(activation))).toBeGreaterThan(0);
  // The entries of the menu and of the next page: Chromium caches the page only if none of its entries is
  // replaced.
  expect(await tab.evaluate('history.length')).toBe(entries + 2);
  await expect
    .poll(() => tab.evaluate(`document.querySelector('[data-island=schedule]').dataset.state === 'ready'`))
    .toBe(true);
  expect(await tab.evaluate(`${reactStart} > ${activation}`)).toBe(true);

  await tab.goBack();
  await expect.poll(() => tab.evaluate('location.pathname')).toBe('/');
  await expect.poll(() => tab.evaluate(`document.querySelector('dialog#menu').open`)).toBe(false);
  // The entry of the menu is removed, so the next step back leaves the page.
  await expect.poll(() => tab.evaluate(`history.state?.overlay ?? false`)).toBe(false);
});

test('the main pages of the menu are prefetched when it opens, and not before', async ({ baseURL }) => {
  const prefetched: (string | undefined)[] = [];
  const proxy = createServer(({ url, headers }, response) => {
    if (headers['sec-purpose'] === 'prefetch') prefetched.push(url);
    forward(`${baseURL}${url}`, { headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    }).end();
  });
  const { origin, close } = await listen(proxy);
  await using chromium = await startChromium();
  await using tab = await chromium.openTab(phone({ width: 390, height: 844, deviceScaleFactor: 2 }));
  await tab.open(`${origin}/`);
  // What a rule prefetches at once is requested before this page.
  await tab.evaluate(`fetch('/faq').then((page) => page.text())`);
  expect(prefetched).toEqual([]);
  await tab.evaluate(`document.querySelector('[commandfor=menu]').click()`);
  const pages = shell.navbar.items.map(({ to }) => to);
  await expect.poll(() => prefetched.toSorted()).toEqual(pages.toSorted());
  await close();
});
