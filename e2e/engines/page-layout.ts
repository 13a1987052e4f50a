import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { EnginePage } from './engine-page.ts';

declare global {
  interface Window {
    formsOfServer?: HTMLFormElement[];
  }
}
export const rememberForms = () => {
  window.formsOfServer = [...document.forms];
};

/** Scrolls through the page, so that everything lazy loads. */
export const scrollThrough = async () => {
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
export const faultsOf = async (tab: EnginePage, name: string) => {
  await tab.until('pictures have loaded', isLoaded);
  const faults = [...(await tab.evaluate(faultsOfLayout)), ...(await tab.driver.takeErrors())];
  if (faults.length === 0) return [];
  const picture = test.info().outputPath(`${name.replaceAll('/', '-')}.png`);
  writeFileSync(picture, await tab.driver.screenshot());
  return [...faults, `screenshot: ${picture}`];
};

/** For a page that a journey has opened anyway: e2e/engines/layouts.spec.ts does not open it again. */
export const expectSoundLayout = async (tab: EnginePage) => {
  const path = await tab.evaluate(() => location.pathname);
  await tab.evaluate(scrollThrough);
  expect(await faultsOf(tab, path), path).toEqual([]);
};
