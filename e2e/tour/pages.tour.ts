import { mkdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { allPaths, publicPaths } from '#tests/site/public-paths.ts';
import { test } from '../playwright/test.ts';

// No tests: screenshots for people. The pauses let motion come to its end before one is taken.

const out = new URL('../../tour/', import.meta.url).pathname;
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const fileOf = (path: string, folder: number | 'walk') =>
  `${out}${folder}/${path.replace(/^\/$/, 'home').replace(/^\//, '').replaceAll('/', '--')}.png`;

/** Scrolls to the end and back, so that lazy pictures and islands are in the screenshot. */
async function hydrateEverything(page: Page) {
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

const layOut = async (page: Page, pictures: ReadonlyMap<string, Buffer>, width: number, file: string) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await page.goto('about:blank');
  await page.setContent(sheet(pictures, width));
  await expect(page.locator('img').last()).toHaveJSProperty('complete', true);
  await page.screenshot({ path: file, fullPage: true });
};

for (const { width, height } of screens) {
  test(`every URL at ${width} px`, async ({ page }) => {
    test.setTimeout(1_200_000);
    mkdirSync(`${out}${width}`, { recursive: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const tops = new Map<string, Buffer>();
    for (const path of allPaths) {
      await page.goto(path);
      await hydrateEverything(page);
      await page.screenshot({ path: fileOf(path, width), fullPage: true });
      tops.set(path, await page.screenshot({ type: 'jpeg', quality: 70 }));
    }
    await layOut(page, tops, width, `${out}sheet-${width}.png`);
  });
}

/** A full-page screenshot does not show scroll effects, so it would not reveal an empty screen. */
test('every URL screen by screen, as it moves for a phone', async ({ page }) => {
  test.setTimeout(900_000);
  const [phone] = screens;
  mkdirSync(`${out}walk`, { recursive: true });
  for (const path of publicPaths) {
    await page.setViewportSize(phone);
    await page.goto(path);
    const seen = new Map<string, Buffer>();
    for (let before = -1, at = 0; at > before && seen.size < 24; ) {
      await page.waitForTimeout(350);
      seen.set(`${seen.size + 1}`, await page.screenshot({ type: 'jpeg', quality: 70 }));
      before = at;
      for (let step = 0; step < 6; step++) await page.mouse.wheel(0, phone.height / 7);
      await page.waitForTimeout(150);
      at = await page.evaluate(() => Math.round(window.scrollY));
    }
    await layOut(page, seen, phone.width, fileOf(path, 'walk'));
  }
});

/** A contact sheet: many screenshots with their names. */
function sheet(pictures: ReadonlyMap<string, Buffer>, width: number): string {
  const shown = width < 500 ? 150 : 300;
  const cells = [...pictures].map(
    ([name, picture]) =>
      `<figure><img src="data:image/jpeg;base64,${picture.toString('base64')}" width="${shown}"><figcaption>${name}</figcaption></figure>`,
  );
  return `<style>body{margin:16px;font:12px sans-serif;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0;width:${shown}px}
    img{display:block;border:1px solid #ccc}</style>${cells.join('')}`;
}
