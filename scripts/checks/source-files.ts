import { globSync } from 'node:fs';

const folders = '{app,bench,content,domain,e2e,media,scripts,server,staff,tests}';
/**
 * The word checks contain the forbidden words, and the media tools are a separate package whose prompts
 * describe people.
 */
const isExcluded = (path: string) =>
  /^media\/tools\/|^scripts\/checks\/(?:comment|identifier)-words/.test(path) || path.endsWith('.d.ts');

/** The files whose words are checked. */
export const sourceFiles = (extensions: string): string[] =>
  globSync(`{*,.*,${folders}/**/*}.{${extensions}}`, {
    exclude: (name) => /(?:^|\/)(?:node_modules|build|\.[^/]+(?<!\.cjs))$/.test(name),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isExcluded(path))
    .sort();
