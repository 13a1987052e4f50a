import { expect, type Page, type Request, test } from '@playwright/test';
import { layouts } from '#tests/site/public-paths.ts';
import { untilLaidOut } from '../playwright/until-laid-out.ts';
import { budgets } from './page-weight.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** The phone that Lighthouse emulates. */
const screen = { width: 412, height: 823 };
test.use({ viewport: screen, screen, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

/** Requests of the browser for a page before the first scroll, including cached ones. */
const requestsOf = async (page: Page, path: string) => {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('request', note);
  await page.goto(path);
  await untilLaidOut(page);
  page.off('request', note);
  // e2e/loading/budgets.spec.ts has those of scripts, which are requested with low priority.
  return requests.filter((request) => !request.url().endsWith('.js'));
};

/** The size of a file as the server sends it to a visitor with an empty cache. */
const sizeOf = async (url: string) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await response.body?.cancel();
  return response.ok ? Number(response.headers.get('content-length')) : 0;
};

/** Every layout, and studios with the shortest names, whose first screen has the most room for pictures. */
const visited = [...layouts, '/davie', '/doral'];

test('before the first scroll a page loads only what it shows, within its budget', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  // Stopped, because loading takes any time on a busy machine: films begin some time after load.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const path of visited) {
    const requests = await requestsOf(page, path);
    const urls = [...new Set(requests.map((request) => request.url()))];
    const bytes = await Promise.all(urls.map(sizeOf));
    // A page, its styles and its fonts are four files or more; a file of size 0 was not measured.
    if (urls.length < 4 || bytes.includes(0)) faults.push(`${path} ${urls.length} files, sizes ${bytes}`);
    const kilobytes = bytes.reduce((total, size) => total + size, 0) / 1024;
    if (kilobytes > budgets.beforeScroll) {
      const files = urls.map((url, index) => `${new URL(url).pathname} ${bytes[index]}`);
      faults.push(`${path} ${kilobytes.toFixed(0)} KB: ${files.join(', ')}`);
    }
    // Polled, because a picture has its `currentSrc` a moment after its request.
    const notShown = async () => {
      const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
      return urls.filter((url) => url.includes('/media/') && !shown.includes(url));
    };
    await expect.poll(notShown, `${path} loads pictures for nothing`).toEqual([]);
    if (path === '/' && requests.some((request) => request.resourceType() === 'media'))
      faults.push('/ loads a film');
    // Otherwise a late request of this page would count for the next one.
    await page.goto('about:blank');
  }
  expect(faults).toEqual([]);
});
