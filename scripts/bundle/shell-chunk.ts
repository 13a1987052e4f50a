import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Modules that nearly every page needs are one file: dozens of tiny files compress badly and wait for connections. */
const modules = [
  'app/root.tsx',
  'app/hydration/{head-scripts,start-on-intent,replay-early-input,retry-import}.ts',
  'app/shell/!(nav-drawer|*.test).{ts,tsx}',
  'app/seo/page-meta.ts',
  'app/seo/structured-data/!(*.test).ts',
  'app/browser/{storage,data-saver}.ts',
  'app/graphql/gql.ts',
  'app/components/ui/{button,icon,toast,section,site-link,class-names,reveal,pill,skeleton}.{ts,tsx}',
  'app/components/{picture,store-button,store-buttons,logo,not-found,error-page}.tsx',
  'app/components/free-class-popup/free-class-popup.tsx',
  'content/*/pages/{shell,promotions}.ts',
  'content/facts/links.ts',
  'domain/{studios,prices}.ts',
];

/** Throws for a pattern without a file, because a rename must not change the bundle silently. */
const filesOf = (pattern: string): string[] => {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`scripts/bundle/shell-chunk.ts: no file matches ${pattern}`);
  return files.map((file) => `${root}${file}`.replaceAll('\\', '/')).filter((file) => existsSync(file));
};

const shell = new Set(modules.flatMap(filesOf));

export const shellChunk = {
  name: 'shell',
  test: (id: string): boolean => shell.has(id.split('?', 1)[0] ?? ''),
};
