/**
 * Time from a tap to the new list on a phone: a mid-range processor (four times slower) on a slow 4G network. The result is
 * compared with one bare round trip in the same browser, in the same run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices } from '@playwright/test';
import type * as Entry from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import { startHydration } from '../e2e/support/hydrated.ts';
import { median } from './measure.ts';
import { report } from './report.ts';

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
// Hydration starts on intent; a tap that also starts hydration would be a different measurement.
await startHydration(page);
await page.waitForLoadState('networkidle');
const session = await page.context().newCDPSession(page);
await session.send('Network.emulateNetworkConditions', slow4g);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Acts, and waits inside the page until each effect is painted, so that neither the driver nor polling adds time. */
const measure = <Effect extends string>(act: string, effects: Record<Effect, string>) =>
  page.evaluate(
    ([act, effects]) =>
      new Promise<Record<string, number>>((done, fail) => {
        const checks = Object.entries(effects).map(
          ([name, check]) => [name, new Function(`return ${check}`)] as const,
        );
        const seen: Record<string, number> = {};
        const begun = performance.now();
        new Function(act)();
        const look = () => {
          const ms = performance.now() - begun;
          for (const [name, check] of checks) if (check()) seen[name] ??= ms;
          if (Object.keys(seen).length === checks.length) done(seen);
          else if (ms > 20_000) fail(new Error(`seen within 20 s: ${JSON.stringify(seen)}`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    [act, effects as Record<string, string>] as const,
  ) as Promise<Record<Effect, number>>;

const choose = (slug: string) => `
  const select = document.querySelector('#location');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '${slug}');
  select.dispatchEvent(new Event('change', { bubbles: true }));`;
const isListOf = (city: string) =>
  `!!document.querySelector('#panel-classes [data-day] li')?.textContent.includes('${city}')`;
const press = (id: string) => `document.querySelector('#tab-${id}').click()`;
const isSeen = (selector: string) => `!!document.querySelector('${selector}')?.checkVisibility()`;

/** Each studio with the town that its rows show. */
const named = [
  ['davie', 'Davie'],
  ['weston', 'Weston'],
  ['hollywood', 'Hollywood'],
  ['jacksonville', 'Jacksonville'],
  ['coral-springs', 'Coral Springs'],
] as const;
const lookedFor = [
  ['deerfield-beach', 'Deerfield Beach'],
  ['pembroke-pines', 'Pembroke Pines'],
  ['winter-park', 'Winter Park'],
  ['coral-gables', 'Coral Gables'],
  ['west-boca', 'Boca Raton'],
] as const;
/** How long a quick visitor looks for a name in a list, and how long a tap lasts. */
const watchMs = 1500;
const fingerMs = 90;

const times: Record<string, number[]> = {};
const note = (what: string, ms: number) => {
  times[what] ??= [];
  times[what].push(ms);
};
let shown = 'Miami';
const chooseAndRecord = async (what: string, [slug, city]: readonly [string, string]) => {
  const { sign, list } = await measure(choose(slug), { sign: `!${isListOf(shown)}`, list: isListOf(city) });
  note(`${what}: first sign`, sign);
  note(`${what}: its classes`, list);
  shown = city;
};
for (const [index, studio] of named.entries()) {
  note(
    'bare round trip',
    await page.evaluate(async (turn) => {
      const begun = performance.now();
      await (await fetch(`/healthz?${turn}`)).text();
      return performance.now() - begun;
    }, index),
  );
  await chooseAndRecord('another studio', studio);
  await page.dispatchEvent('#tab-workshops', 'pointerdown');
  await page.waitForTimeout(fingerMs);
  note('workshops', (await measure(press('workshops'), { list: isSeen('#panel-workshops li h2') })).list);
  note('retreats', (await measure(press('retreats'), { list: isSeen('#panel-retreats') })).list);
  await measure(press('classes'), { list: isSeen('#panel-classes') });
}
for (const studio of lookedFor) {
  await page.locator('#location').blur();
  await page.locator('#location').focus();
  await page.waitForTimeout(watchMs);
  await chooseAndRecord('a studio looked for', studio);
}

const line = median(times['bare round trip'] ?? []);
for (const [what, all] of Object.entries(times)) {
  const typical = median(all);
  console.log(`${what.padEnd(34)} ${Math.round(typical).toString().padStart(6)} ms`);
  if (what !== 'bare round trip')
    report({ what: `tap: ${what} : one bare round trip, slow phone`, value: typical / line });
}
await browser.close();
http.close();
http.closeAllConnections();
await site.close();
rmSync(dataDir, { recursive: true, force: true });
process.exit(0);
