import { expect, type Page, type Request, test } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { budgets } from '../support/page-weight.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The phone that Lighthouse emulates. */
const screen = { width: 412, height: 823 };
test.use({ viewport: screen, screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

test('before the first scroll every page is light, and loads no picture that it does not show; home loads no film', async ({
  browser,
}) => {
  test.slow();
  const faults: string[] = [];
  const visit = async (page: Page, address: string) => {
    const requests: { url: string; type: string; size: Promise<number> }[] = [];
    const note = (request: Request) => {
      // On a busy machine the time until the network is idle includes the time at which scripts are fetched.
      if (request.url().endsWith('.js')) return;
      // A request that ends after the visit has no size any more.
      const size = request.sizes().then(
        ({ responseBodySize }) => responseBodySize,
        () => 0,
      );
      requests.push({ url: request.url(), type: request.resourceType(), size });
    };
    page.on('requestfinished', note);
    await page.goto(address, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(requests.map(({ size }) => size));
    page.off('requestfinished', note);
    if (requests.length < 4) faults.push(`${address} has only ${requests.length} requests`);
    const kilobytes = sizes.reduce((total, size) => total + size, 0) / 1024;
    if (kilobytes > budgets.beforeScroll) faults.push(`${address} ${kilobytes.toFixed(0)} KB`);
    const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
    const wasted = requests.filter(({ url }) => url.includes('/media/') && !shown.includes(url));
    for (const { url } of wasted) faults.push(`${address} loads ${url} for nothing`);
    if (address === '/' && requests.some(({ type }) => type === 'media')) faults.push('/ loads a film');
  };
  // Several at once: most of the time of a visit is waiting for the network to be idle.
  const left = [...addresses];
  const visitAll = async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // Every visit is a first one.
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (let next = left.pop(); next; next = left.pop()) {
      await visit(page, next);
      await page.goto('about:blank');
    }
    await context.close();
  };
  await Promise.all([visitAll(), visitAll(), visitAll(), visitAll()]);
  expect(faults).toEqual([]);
});
