import { globSync } from 'node:fs';

const folders = '{app,bench,content,domain,e2e,media,scripts,server,staff,tests}';
/** The media tools are a separate package. */
const isExcluded = (path: string) => path.startsWith('media/tools/') || path.endsWith('.d.ts');

/** The files whose comments and imports are checked. */
export const sourceFiles = (extensions: string): string[] =>
  globSync(`{*,.*,${folders}/**/*}.{${extensions}}`, {
    exclude: (name) => /(?:^|\/)(?:node_modules|build|\.[^/]+(?<!\.cjs))$/.test(name),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isExcluded(path))
    .sort();
