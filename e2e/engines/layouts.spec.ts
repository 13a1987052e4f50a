import { expect, phoneScreen, test } from './engine-test.ts';
import { faultsOf, rememberForms, scrollThrough } from './page-layout.ts';

const hasWebgl = () => document.createElement('canvas').getContext('webgl2') !== null;

/** The map mounts near the viewport. Leaving the page while it loads would make its requests fail. */
const isMapFinished = (canDraw: boolean) => {
  document.querySelector('#map')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return document.querySelector(canDraw ? '.studio-map[data-ready="true"]' : '.studio-map') !== null;
};

/**
 * Pages that together have every kind of section and every component that an engine could render differently.
 * The journeys check /membership, /on-demand and /get-app (`expectSoundLayout`);
 * e2e/every-page/every-page.spec.ts opens all pages in Chromium.
 */
const paths = [
  '/',
  '/locations',
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
