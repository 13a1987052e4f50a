import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { defaultLanguage } from './content/facts/languages.ts';
import { media } from './media/vite-plugin.ts';
import { buildTarget } from './scripts/bundle/browser-targets.ts';
import { chunkGroups } from './scripts/bundle/chunks.ts';
import { inlineScriptPlugin } from './scripts/bundle/inline-script.ts';
import { reloadServerParts, serverOnlyRoutes } from './scripts/bundle/server-routes.ts';
import { buildLanguage, wordsAlias } from './scripts/bundle/words-alias.ts';

/** At this level, so that an unknown language is refused when this file is loaded. */
const alias = wordsAlias();

export default defineConfig(({ command }) => ({
  plugins: [
    media(),
    inlineScriptPlugin(),
    tailwindcss(),
    reactRouter(),
    serverOnlyRoutes(),
    reloadServerParts(),
  ],
  resolve: { alias },
  build: {
    assetsInlineLimit: 0,
    target: 'es2023',
    // At this level and not with the browser's scripts, because Vite uses this option for all styles.
    cssTarget: buildTarget,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: {
          // Modules with words, rules and structured data have no side effects: unused imports of them are
          // left out.
          treeshake: { moduleSideEffects: [{ test: /\/(content|domain|app\/seo)\//, sideEffects: false }] },
          output: {
            codeSplitting: { groups: chunkGroups() },
            // The entry names every chunk, and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          input: buildLanguage === defaultLanguage.code ? './server/entry.ts' : './server/language-entry.ts',
        },
      },
      // With its libraries in the bundle the server loads a few files instead of thousands, and starts
      // faster. Not in development, where Vite cannot run CommonJS libraries.
      ...(command === 'build' && { resolve: { noExternal: true } }),
    },
  },
}));
