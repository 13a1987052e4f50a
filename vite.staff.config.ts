import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { defaultLanguage } from './content/facts/languages.ts';
import { buildTarget } from './scripts/bundle/browser-targets.ts';
import { wordsAlias } from './scripts/bundle/words-alias.ts';

/**
 * Scripts and styles of /staff, separate from those of the public site: no file is shared, so neither can
 * make the other larger. The server part of the screens is in the bundle of server/entry.ts.
 */
export default defineConfig({
  base: '/staff/',
  publicDir: false,
  plugins: [tailwindcss()],
  resolve: { alias: wordsAlias(defaultLanguage.code) },
  build: {
    outDir: 'build/staff',
    assetsInlineLimit: 0,
    target: buildTarget,
    cssTarget: buildTarget,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Rules of forms are in no screen, but the list of forms refers to them.
      treeshake: { moduleSideEffects: (id) => !/\/(domain|zod)\//.test(id) },
      input: ['staff/runtime/client.tsx', 'staff/account/passkey-forms.ts', 'staff/staff.css'],
    },
  },
});
