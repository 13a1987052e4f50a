import { expect, type Page, type Request, test } from '@playwright/test';
import { openStudios } from '#domain/studios.ts';
import { layouts, studioPaths } from '#tests/site/public-paths.ts';
import { untilLaidOut } from '../browser/until-laid-out.ts';
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
const shortestNames = { open: '/davie', upcoming: '/doral' };
const visited = [...layouts, shortestNames.open, shortestNames.upcoming];

/**
 * The files of a studio page: those that the browser has loaded for a studio of the same layout, with its own
 * pictures in their places. A file that does not exist has the size 0.
 */
const filesOfStudio = async (path: string, like: string, loaded: readonly string[]) => {
  const page = loaded.find((url) => url.endsWith(like)) ?? '';
  const html = await (await fetch(page.replace(like, path))).text();
  return loaded.map((url) => {
    if (!url.includes(like)) return url;
    const own = url.replace(like, path).replace(/\?v=.*/, '');
    const [, version = ''] = html.split(new URL(own).pathname)[1]?.match(/^(\?v=\w+)/) ?? [];
    return own + version;
  });
};

test('before the first scroll a page loads only what it shows, within its budget', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  const sizes = new Map<string, Promise<number>>();
  const loaded = new Map<string, string[]>();
  const weigh = async (path: string, urls: readonly string[]) => {
    for (const url of urls) if (!sizes.has(url)) sizes.set(url, sizeOf(url));
    const bytes = await Promise.all(urls.map((url) => sizes.get(url) ?? 0));
    const kilobytes = bytes.reduce((total, size) => total + size, 0) / 1024;
    // A page, its styles and its fonts are four files or more; a file of size 0 was not measured.
    if (urls.length < 4 || bytes.includes(0)) faults.push(`${path} ${urls.length} files, sizes ${bytes}`);
    if (kilobytes > budgets.beforeScroll) {
      const files = urls.map((url, index) => `${new URL(url).pathname} ${bytes[index]}`);
      faults.push(`${path} ${kilobytes.toFixed(0)} KB: ${files.join(', ')}`);
    }
  };
  // Stopped, because loading takes any time on a busy machine: films begin some time after load.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const path of visited) {
    const requests = await requestsOf(page, path);
    const urls = [...new Set(requests.map((request) => request.url()))];
    loaded.set(path, urls);
    await weigh(path, urls);
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
  for (const path of studioPaths.filter((one) => !visited.includes(one))) {
    const isOpen = openStudios.some(({ slug }) => path === `/${slug}`);
    const like = isOpen ? shortestNames.open : shortestNames.upcoming;
    const files = await filesOfStudio(path, like, loaded.get(like) ?? []);
    if (!files.some((url) => url.includes(`/media/studios${path}/`))) faults.push(`${path} has no picture`);
    await weigh(path, files);
  }
  expect(faults).toEqual([]);
});
