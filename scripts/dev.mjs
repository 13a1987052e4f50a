import { ensureInstalled, fail, runServer } from './machine/workspace.mjs';

try {
  await ensureInstalled();
  runServer('development');
} catch (error) {
  fail(error);
}
