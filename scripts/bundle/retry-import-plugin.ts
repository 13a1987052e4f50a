import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../../app/hydration/retry-import.ts', import.meta.url));

/** Replaces Vite's preload helper with `preload` of retry-import.ts; the build fails if Vite renames it. */
export const retryImportPlugin = (): Plugin => {
  let isReplaced = false;
  return {
    name: 'retry-import',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler() {
        isReplaced = true;
        return { code: `export { preload as __vitePreload } from ${JSON.stringify(helper)};`, map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error('Vite has no preload helper to replace: see app/hydration/retry-import.ts');
    },
  };
};

/** All files of an import, including the entry file, which Vite leaves out when it is the only one. */
export const filesOfImport = (file: string, files: string[]): string[] => [...new Set([file, ...files])];
