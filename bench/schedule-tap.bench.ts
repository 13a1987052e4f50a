/**
 * From a tap to the new list, on a phone: a mid-range processor (four times slower) on a slow 4G line. The yardstick is
 * the line itself: one bare round trip in the same browser, in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import type * as Entry from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

const taps = 7;
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

const built = new URL('../build/server/index.js', import.meta.url).href;
const { openSite } = (await import(built)) as typeof Entry;
const dataDir = mkdtempSync(join(tmpdir(), 'heliora-bench-'));
const site = await openSite(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
const http = createServer(site.listener).listen(0);
const origin = `http://localhost:${(http.address() as AddressInfo).port}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
await page.addInitScript(() => localStorage.setItem('free-class-popup', 'yes'));
await page.goto(`${origin}/schedule`, { waitUntil: 'networkidle' });
// The page sleeps until somebody means something by it; a tap that also wakes it is another measurement.
await page.keyboard.press('Shift');
await page.waitForFunction(() =>
  Object.keys(document.querySelector('#location') ?? {}).some((key) => key.startsWith('__react')),
);
await page.waitForLoadState('networkidle');
// The bench is about an app that is awake.
await page.mouse.move(100, 100);
await page.waitForFunction(() => !window.earlyPresses);
const session = await page.context().newCDPSession(page);
await session.send('Network.emulateNetworkConditions', slow4g);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Acts, and waits inside the page until its words are painted: no driver, no polling in between. */
const measure = (act: string, until: string) =>
  page.evaluate(
    ([act, until]) =>
      new Promise<number>((done) => {
        const isThere = new Function(`return ${until}`) as () => boolean;
        const begun = performance.now();
        new Function(act as string)();
        const look = () => (isThere() ? done(performance.now() - begun) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
    [act, until],
  );

const choose = (slug: string) => `
  const select = document.querySelector('#location');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${slug}');
  select.dispatchEvent(new Event('change', { bubbles: true }));`;
const tab = (id: string) => `document.querySelector('#tab-${id}').click()`;

const studios = [
  'davie',
  'weston',
  'hollywood',
  'jacksonville',
  'coral-springs',
  'west-boca',
  'deerfield-beach',
];
const cities = [
  'Davie',
  'Weston',
  'Hollywood',
  'Jacksonville',
  'Coral Springs',
  'Boca Raton',
  'Deerfield Beach',
];
const results: Record<string, number[]> = {
  'bare round trip': [],
  'another studio': [],
  workshops: [],
  retreats: [],
};
for (let index = 0; index < taps; index++) {
  results['bare round trip']?.push(
    await page.evaluate(async (turn) => {
      const begun = performance.now();
      await (await fetch(`/healthz?${turn}`)).text();
      return performance.now() - begun;
    }, index),
  );
  results['another studio']?.push(
    await measure(
      choose(studios[index] as string),
      `document.querySelector('#panel-classes [data-day] li')?.textContent.includes('· ${cities[index]}')`,
    ),
  );
  results.workshops?.push(
    await measure(tab('workshops'), `!!document.querySelector('#panel-workshops:not([hidden]) li h2')`),
  );
  results.retreats?.push(await measure(tab('retreats'), `!document.querySelector('#panel-retreats').hidden`));
  await measure(tab('classes'), `!document.querySelector('#panel-classes').hidden`);
}

const line = median(results['bare round trip'] ?? []);
for (const [name, times] of Object.entries(results)) {
  const typical = median(times);
  console.log(
    `${name.padEnd(18)} ${Math.round(typical).toString().padStart(6)} ms  ${(typical / line).toFixed(2)} × the line`,
  );
}
const tap = (name: string) => median(results[name] ?? []) / line;
report({ what: 'tap on another studio : one bare round trip, slow phone', value: tap('another studio') });
report({ what: 'tap on the workshops tab : one bare round trip', value: tap('workshops') });
await browser.close();
http.close();
http.closeAllConnections();
await site.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
