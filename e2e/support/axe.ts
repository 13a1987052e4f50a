import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './first-screen-layout.ts';

const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Violations with their elements. Legacy mode, because our pages have no frames and the other mode opens a
 * second page each time.
 */
export async function faultsFoundByAxe(page: Page, within?: string): Promise<string[]> {
  // Without layout, axe reads wrong colors.
  await layOutAll(page);
  // The builder would evaluate its unminified source twice in each run, a third of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const axe = new AxeBuilder({ page, axeSource: '0' }).setLegacyMode().options({ reporter: 'no-passes' });
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target).join(' | ')}`);
}
