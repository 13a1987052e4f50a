// Starts the site and photographs every address at three widths, plus contact sheets to look through in a minute.
import { ensureChromium } from './chromium.mjs';
import { bin, ensureBuilt, ensureInstalled, fail, run } from './workspace.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  run(bin('playwright'), ['test', '--config', 'e2e/tour/playwright.config.ts', ...process.argv.slice(2)], {
    env: { CHROMIUM: ensureChromium() },
  });
  console.log('The pictures are in tour/, the contact sheets in tour/sheet-*.png.');
} catch (error) {
  fail(error);
}
