import { ensureInstalled, fail, runServer } from './workspace.mjs';

try {
  ensureInstalled();
  runServer('development');
} catch (error) {
  fail(error);
}
