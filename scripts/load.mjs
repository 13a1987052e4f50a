// `npm run test:load [visitors] [seconds]`: builds what is stale, then lets a crowd in. 500 for a minute unless told otherwise.
import { ensureBuilt, ensureInstalled, fail, node, run } from './workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  await run(node, ['--disable-warning=ExperimentalWarning', 'tests/load/load.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
