import { ensureBuilt, ensureInstalled, fail, runServer } from './workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  runServer('production');
} catch (error) {
  fail(error);
}
