import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { filesOfImport, retryImportPlugin } from './app/hydration/retry-import-plugin.ts';
import { media } from './media/vite-plugin.ts';
import { inlineScriptPlugin } from './scripts/bundle/inline-script.ts';
import { shellChunk } from './scripts/bundle/shell-chunk.ts';
import { wordsAlias } from './scripts/bundle/words-alias.ts';
import { buildTarget } from './scripts/checks/browser-support/targets.ts';

export default defineConfig({
  plugins: [media(), inlineScriptPlugin(), tailwindcss(), reactRouter(), retryImportPlugin()],
  resolve: { alias: [wordsAlias(`content/${process.env.LANGUAGE || 'en'}`)] },
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // The option is here and not with the browser's scripts, because Vite lowers all styles by this one.
    cssTarget: buildTarget,
    modulePreload: { polyfill: false, resolveDependencies: filesOfImport },
  },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: { output: { codeSplitting: { groups: [shellChunk] } } },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/entry.ts' } } },
  },
});
