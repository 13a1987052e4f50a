import { writeFileSync } from 'node:fs';
import { expect, phone, test } from './engine-test.ts';

declare global {
  interface Window {
    formsOfServer?: HTMLFormElement[];
  }
}
const noteForms = () => {
  window.formsOfServer = [...document.forms];
};

/** Scrolls through the page, so that everything lazy loads, and returns the problems that it finds. */
const faultsOfLayout = async () => {
  const frame = () => new Promise(requestAnimationFrame);
  // The height before the first scroll: a growing list has no end.
  const { scrollHeight: height } = document.documentElement;
  for (let top = 0; top < height; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  const { images } = document;
  const isAwaited = ({ complete, loading }: HTMLImageElement) => !complete && loading !== 'lazy';
  // A map that is still loading reports its requests as failed when the page is left.
  const isMapAwaited = () => document.querySelector('.studio-map[data-ready="false"]') !== null;
  for (let turn = 0; turn < 300 && (isMapAwaited() || [...images].some(isAwaited)); turn++) await frame();

  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`${scrollWidth} px wide on a screen of ${clientWidth}`);
  for (const { complete, naturalWidth, currentSrc } of images)
    if (currentSrc && complete && naturalWidth === 0) faults.push(`broken picture ${currentSrc}`);
  for (const form of window.formsOfServer ?? [])
    if (!form.isConnected) faults.push('React discarded the server-rendered form and rendered it again');
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) faults.push(`${headings} h1`);
  return faults;
};

/**
 * Between them they have every kind of section and every component that an engine could render in its own way; e2e/every-page/every-page.spec.ts
 * opens all pages in Chromium.
 */
const paths = [
  '/',
  '/membership',
  '/schedule',
  '/on-demand',
  '/locations',
  '/testimonials',
  '/retreats',
  '/coming-soon',
  '/get-app',
  '/palm-beach-gardens',
];
const screens = [
  { ...phone, paths },
  { width: 1440, height: 900, paths: ['/schedule'] },
];

for (const { width, height, paths } of screens) {
  test(`layouts at ${width} px: no errors, no overflow, no broken picture, one h1`, async ({ tab }) => {
    test.setTimeout(240_000);
    await tab.driver.resize(width, height);
    const faulty: Record<string, string[]> = {};
    for (const path of paths)
      await test.step(path, async () => {
        await tab.open(path, noteForms);
        const layout = await tab.evaluate(faultsOfLayout);
        const faults = [...layout, ...(await tab.driver.takeErrors())];
        if (faults.length === 0) return;
        const picture = test.info().outputPath(`${width}${path.replaceAll('/', '-')}.png`);
        writeFileSync(picture, await tab.driver.screenshot());
        faulty[path] = [...faults, `screenshot: ${picture}`];
      });
    expect(faulty).toEqual({});
  });
}
