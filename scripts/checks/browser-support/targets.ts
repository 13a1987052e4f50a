/**
 * The oldest browsers that get the site as designed. This is the only list: the build lowers scripts and
 * styles to it (vite.config.ts), and `npm test` forbids newer features
 * (scripts/checks/browser-support/check.ts). Older browsers get complete pages and can send every form.
 */
export const browserTargets = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same targets in the notation of the build. */
export const buildTarget: string[] = Object.entries(browserTargets).map(
  ([browser, version]) => `${browser === 'safari_ios' ? 'ios' : browser}${version}`,
);
