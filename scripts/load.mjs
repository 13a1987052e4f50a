// `npm run test:load [visitors] [seconds]`: builds if needed, then runs it. Default: 500 visitors, a minute.
import { ensureBuilt, ensureInstalled, fail, node, run } from './machine/workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  await run(node, ['--disable-warning=ExperimentalWarning', 'tests/load/load.ts', ...process.argv.slice(2)]);
} catch (error) {
  fail(error);
}
