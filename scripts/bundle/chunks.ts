import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Libraries and modules that every page needs. */
const core = [
  'node_modules/{react,react-dom,scheduler}/**/*.js',
  'node_modules/react-router/dist/**/*.js',
  'app/root.tsx',
  'app/hydration/{head-scripts,start-on-intent,replay-early-input,retry-import,lazy-part,static-part,speculation-rules}.{ts,tsx}',
  'app/shell/!(nav-drawer|footer|site-links|links-without-scripts|*.test).{ts,tsx}',
  'app/seo/page-meta.ts',
  'app/browser/{storage,data-saver}.ts',
  'app/graphql/gql.ts',
  'app/components/ui/{button,icon,toast,section,site-link,class-names,reveal,pill,skeleton}.{ts,tsx}',
  'app/components/{picture,logo,icon-sprite,not-found,error-page}.tsx',
  'app/components/free-class-popup/free-class-popup.tsx',
  'content/*/pages/{shell,promotions}.ts',
  'content/facts/links.ts',
  'domain/{studios,prices}.ts',
];

/** Throws for a pattern without a file, because a rename must not change the bundle silently. */
const filesOf = (pattern: string): string[] => {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`scripts/bundle/chunks.ts: no file matches ${pattern}`);
  return files.map((file) => `${root}${file}`.replaceAll('\\', '/')).filter((file) => existsSync(file));
};

/**
 * One file for what every page needs: compression finds more repetition in one file than in dozens, and a browser waits
 * for one connection. The price: a release sends React again too (decision 064).
 */
const chunk = (name: string, patterns: readonly string[]) => {
  const files = new Set(patterns.flatMap(filesOf));
  return { name, test: (id: string): boolean => files.has(id.split('?', 1)[0] ?? '') };
};

export const chunks = [chunk('core', core)];
