import { findChromium } from '../../scripts/machine/chromium.mjs';

export const chromiumPath = findChromium() ?? 'chromium';
// The workers of Playwright inherit it.
process.env.CHROMIUM = chromiumPath;
