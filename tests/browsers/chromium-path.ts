/** The npm scripts set it (`scripts/machine/chromium.mjs`). */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';
