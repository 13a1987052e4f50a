import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Runs in the page: the colors of its visible texts, each with its size as WCAG counts it and with the
 * backgrounds of its ancestors.
 */
const colorsOfTexts = (): string[] => {
  const known = new Map<Element, string>();
  const backgroundOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    const isOpaque = !/rgba|\//.test(backgroundColor) && opacity === '1';
    const parent = isOpaque ? null : element.parentElement;
    const behind = parent ? (known.get(parent) ?? backgroundOf(parent)) : '';
    const all = own === 'rgba(0, 0, 0, 0) none 1' ? behind : `${own} over ${behind}`;
    known.set(element, all);
    return all;
  };
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
    found.add(`${color} ${isLarge ? 'large' : 'small'} on ${known.get(element) ?? backgroundOf(element)}`);
  }
  return [...found];
};

/** Whether the page has text in colors that are not in the set; adds them. */
const hasNewColors = async (page: Page, colorsRead: Set<string>) => {
  const before = colorsRead.size;
  for (const colors of await page.evaluate(colorsOfTexts)) colorsRead.add(colors);
  return colorsRead.size > before;
};

/**
 * Violations with their elements. In legacy mode, because the other one opens a second page for frames, which
 * our pages do not have. Contrast takes as long as all other rules together: with `colorsRead` it is computed
 * only for a page that has other colors.
 */
export async function faultsFoundByAxe(page: Page, within?: string, colorsRead?: Set<string>) {
  // The builder would evaluate its unminified source twice in each run.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const axe = new AxeBuilder({ page, axeSource: '0' }).setLegacyMode().options({ reporter: 'no-passes' });
  if (colorsRead && !(await hasNewColors(page, colorsRead))) axe.disableRules('color-contrast');
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`);
}
