/**
 * The oldest browsers that get the site as designed, in the notation of the build, which lowers scripts and
 * styles to them (vite.config.ts); tsconfig.browser.json has the ECMAScript that they all have. Older browsers
 * get complete pages and can send every form.
 */
export const buildTarget = ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'];
