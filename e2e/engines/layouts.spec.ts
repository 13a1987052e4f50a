import { writeFileSync } from 'node:fs';
import { phoneScreen } from '../playwright/screens.ts';
import type { EnginePage } from './engine-page.ts';
import { expect, test } from './engine-test.ts';

declare global {
  interface Window {
    formsOfServer?: HTMLFormElement[];
  }
}
const rememberForms = () => {
  window.formsOfServer = [...document.forms];
};

/** Scrolls through the page, so that everything lazy loads. */
const scrollThrough = async () => {
  // The height before the first scroll: a growing list has no end.
  const { scrollHeight: height } = document.documentElement;
  for (let top = 0; top < height; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
};

const isLoaded = () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

const faultsOfLayout = () => {
  const { images } = document;
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

/** Errors, overflow, broken pictures and discarded forms of the open page; if any, also a screenshot. */
const faultsOf = async (tab: EnginePage, name: string) => {
  await tab.until('pictures have loaded', isLoaded);
  const faults = [...(await tab.evaluate(faultsOfLayout)), ...(await tab.driver.takeErrors())];
  if (faults.length === 0) return [];
  const picture = test.info().outputPath(`${name.replaceAll('/', '-')}.png`);
  writeFileSync(picture, await tab.driver.screenshot());
  return [...faults, `screenshot: ${picture}`];
};

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** The map mounts near the viewport. Leaving the page while it loads would make its requests fail. */
const isMapFinished = (canDraw: boolean) => {
  document.querySelector('#map')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return document.querySelector(canDraw ? '.studio-map[data-ready="true"]' : '.studio-map') !== null;
};

/**
 * Pages that together have every kind of section and every component that an engine could render differently.
 * e2e/every-page/every-page.spec.ts opens all pages in Chromium.
 */
const paths = [
  '/',
  '/locations',
  '/membership',
  '/on-demand',
  '/testimonials',
  '/retreats',
  '/coming-soon',
  '/palm-beach-gardens',
  // The last one, because WebKit reports the prefetch of a class as an error of the next page.
  '/schedule',
];
const wide = { width: 1440, height: 900 };

test('every page has one h1 and is shown without errors, overflow and broken pictures', async ({ tab }) => {
  test.setTimeout(240_000);
  // The pointer of an earlier test could be over a link and prefetch its page, a request that fails when this
  // page is left.
  await tab.driver.perform([
    { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x: 0, y: 0 }] },
  ]);
  const faulty: Record<string, string[]> = {};
  const collectFaults = async (name: string) => {
    const faults = await faultsOf(tab, name);
    if (faults.length > 0) faulty[name] = faults;
  };
  for (const path of paths)
    await test.step(path, async () => {
      await tab.open(path, rememberForms);
      await tab.evaluate(scrollThrough);
      // Without WebGL, as in a Firefox without a display, the poster behind the map stays visible.
      if (path === '/locations')
        await tab.until('the map is drawn', isMapFinished, await tab.evaluate(hasWebgl));
      await collectFaults(path);
      if (path !== '/schedule') return;
      await tab.driver.resize(wide.width, wide.height);
      await collectFaults(`${path} at ${wide.width} px`);
      await tab.driver.resize(phoneScreen.width, phoneScreen.height);
    });
  expect(faulty).toEqual({});
});
