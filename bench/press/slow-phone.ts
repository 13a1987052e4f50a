/** The site of the last build, and new visitors on a slow phone: CPU four times slower, slow 4G network. */
import { type CDPSession, chromium, devices, type Page } from '@playwright/test';
import { chromiumPath } from '#tests/browsers/chromium-path.ts';
import { preventPopups } from '#tests/browsers/prevent-popups.ts';
import { serveBuiltSite } from '../built-site.ts';

export const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** Factor by which the CPU is slower. */
export const slowdown = 4;
/** How long a finger stays down. A press is counted from its release, as the browser's `click` is. */
export const tapMs = 80;

const site = await serveBuiltSite();
export const { origin } = site;
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});

export type Phone = { page: Page; session: CDPSession };

/** A loaded page of a new visitor who gets no popup. */
export async function openPage(at: string, areScriptsBlocked = false): Promise<Phone> {
  // Without emulated media: Playwright sets them again at every change of the page, which restyles it.
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion: null,
  });
  const page = await context.newPage();
  await page.addInitScript(preventPopups);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (areScriptsBlocked) await session.send('Network.setBlockedURLs', { urls: ['*/assets/*.js'] });
  await session.send('Network.emulateNetworkConditions', slow4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(origin + at, { waitUntil: 'load' });
  return { page, session };
}

export async function tap({ page, session }: Phone, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(tapMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

export async function closeSite(): Promise<void> {
  await browser.close();
  await site.close();
}
