import { mkdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../addresses.ts';

const out = new URL('../../tour/', import.meta.url).pathname;
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const fileOf = (address: string, width: number) =>
  `${out}${width}/${address.replace(/^\/$/, 'home').replace(/^\//, '').replaceAll('/', '--')}.png`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Scrolls to the end and back, so that lazy pictures and islands are in the photograph. */
async function wakeEverything(page: Page) {
  await page.evaluate(async () => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo(0, y);
      await pause(50);
    }
    window.scrollTo(0, 0);
    await pause(150);
  });
}

for (const { width, height } of screens) {
  test(`every address at ${width} px`, async ({ page }) => {
    test.setTimeout(600_000);
    mkdirSync(`${out}${width}`, { recursive: true });
    await page.setViewportSize({ width, height });
    // The tour shows the pages; the offers that open over them have photographs of their own.
    await page.addInitScript(() => {
      localStorage.setItem('free-class-popup', 'seen');
      sessionStorage.setItem('promo-modal', 'closed');
    });
    const tops = new Map<string, Buffer>();
    for (const address of addresses) {
      await page.goto(address);
      await wakeEverything(page);
      await page.screenshot({ path: fileOf(address, width), fullPage: true });
      tops.set(address, await page.screenshot({ type: 'jpeg', quality: 70 }));
    }
    await page.setViewportSize({ width: 1600, height: 1000 });
    await page.goto('about:blank');
    await page.setContent(sheet(tops, width));
    await expect(page.locator('img').last()).toHaveJSProperty('complete', true);
    await page.screenshot({ path: `${out}sheet-${width}.png`, fullPage: true });
  });
}

/** The tops of all pages at one width, named, on one sheet. */
function sheet(tops: ReadonlyMap<string, Buffer>, width: number): string {
  const shown = width < 500 ? 150 : 300;
  const cells = [...tops].map(
    ([address, picture]) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}" width="${shown}"><figcaption>${address}</figcaption></figure>`,
  );
  return `<style>body{margin:16px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:${shown}px}
    img{display:block;border:1px solid #ccc}</style>${cells.join('')}`;
}
