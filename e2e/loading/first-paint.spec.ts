import { expect, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { budgets } from '../support/page-weight.ts';

/** The phone that Lighthouse emulates. */
const screen = { width: 412, height: 823 };
test.use({ viewport: screen, screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

test('before the first scroll every page is light, and loads no picture that it does not show', async ({
  browser,
}) => {
  test.slow();
  const faults: string[] = [];
  const visit = async (address: string) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const requests: { url: string; size: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      // On a busy machine the time until the network is idle includes the time at which scripts are fetched.
      if (request.url().endsWith('.js')) return;
      // A request that ends after the visit has no size any more.
      const size = request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      );
      requests.push({ url: request.url(), size });
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(requests.map(({ size }) => size));
    const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1024;
    if (kilobytes > budgets.beforeScroll) faults.push(`${address} ${kilobytes.toFixed(0)} KB`);
    const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
    const wasted = requests.filter(({ url }) => url.includes('/media/') && !shown.includes(url));
    for (const { url } of wasted) faults.push(`${address} loads ${url} for nothing`);
    await context.close();
  };
  // Several at once: most of the time of a visit is waiting for the network to be idle.
  const left = [...addresses];
  const visitAll = async () => {
    for (let next = left.pop(); next; next = left.pop()) await visit(next);
  };
  await Promise.all([visitAll(), visitAll(), visitAll(), visitAll()]);
  expect(faults).toEqual([]);
});
