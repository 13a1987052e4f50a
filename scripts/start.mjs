import { ensureBuilt, ensureInstalled, fail, runServer } from './machine/workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  runServer('production');
} catch (error) {
  fail(error);
}
