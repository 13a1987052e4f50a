/**
 * The oldest browsers that get the site as designed: the one place that names them, for what the build lowers (scripts and
 * styles, vite.config.ts) and for what `npm test` forbids (check.ts). Older ones get complete pages and can send every form.
 */
export const browserTargets = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** In the build's spelling. */
export const buildTarget: string[] = Object.entries(browserTargets).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
