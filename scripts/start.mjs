import { ensureBuilt, ensureInstalled, fail, runServer } from './workspace.mjs';

try {
  ensureInstalled();
  ensureBuilt();
  runServer('production');
} catch (error) {
  fail(error);
}
