import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const entry = fileURLToPath(new URL('../../app/entry.client.ts', import.meta.url));

/**
 * The entry and all modules that it imports are one chunk. Otherwise the entry would import a chunk of the
 * islands, and with that chunk React.
 */
const ofEntry = (): Rolldown.CodeSplittingNameFunction => {
  let reached: Set<string> | undefined;
  return (id, context) => {
    if (!reached) {
      const found = new Set<string>();
      const visit = (module: string) => {
        if (found.has(module)) return;
        found.add(module);
        context.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      visit(entry);
      reached = found;
    }
    return reached.has(id) ? 'entry' : null;
  };
};

/**
 * Chunks of the browser's code. Without groups, every set of islands with a common module gets a file of its
 * own, and an island loads about 25 files. A group also contains what its modules import, except the modules
 * of a group with a higher priority.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  { name: ofEntry(), priority: 4 },
  // A library without our code has the same name and content in every language.
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  { name: 'maplibre', test: /\/node_modules\/maplibre-gl\//, priority: 3 },
  { name: 'zod', test: /\/node_modules\/zod\//, priority: 3 },
  { name: 'common', test: /^(?!.*\/((app|domain)\/forms|node_modules)\/)/, minShareCount: 5, priority: 2 },
  { name: 'forms', test: /\/(app|domain)\/forms\//, minShareCount: 3, priority: 1 },
];
