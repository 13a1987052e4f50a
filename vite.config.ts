import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { filesOfImport, lateCode } from './app/hydration/retry-import-plugin.ts';
import { media } from './media/vite-plugin.ts';
import { buildTarget } from './scripts/browser-support/targets.ts';

/** What nearly every page shows travels as one file: dozens of tiny ones compress badly and queue for connections. */
const shell = {
  name: 'shell',
  test: /\/(app\/(root|awakening|islands\/late-code|early-presses|overlays|page-meta|page-handle|remembered|site-settings|structured-data)|app\/components\/(shell\/(?!nav-drawer)\w[\w-]*|ui\/(button|icon|toast|section|site-link|class-names|reveal|pill))|app\/components\/(picture|store-buttons?|logo|not-found|error-page|free-class-popup\/free-class-popup)|content\/en\/(pages\/(shell|promotions)|links|brand)|domain\/studios)[./]/,
};

export default defineConfig({
  plugins: [media(), tailwindcss(), reactRouter(), lateCode()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // Here and not with the browser's scripts: Vite lowers all styles by this one.
    cssTarget: buildTarget,
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
  },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: { output: { codeSplitting: { groups: [shell] } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
});
