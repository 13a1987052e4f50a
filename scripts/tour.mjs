// Starts the site and takes a screenshot of every URL at three widths, and contact sheets for an overview.
import { ensureChromium } from './machine/chromium.mjs';
import { bin, ensureBuilt, ensureInstalled, fail, run } from './machine/workspace.mjs';

const args = process.argv.slice(2);
const playwright = ['test', '--config', 'e2e/tour/playwright.config.ts', ...args];

try {
  await ensureInstalled();
  if (args.includes('--list')) {
    await run(bin('playwright'), playwright);
    process.exit(0);
  }
  await ensureBuilt();
  await run(bin('playwright'), playwright, { env: { CHROMIUM: await ensureChromium() } });
  console.log('The pictures are in tour/, the contact sheets in tour/sheet-*.png.');
} catch (error) {
  fail(error);
}
