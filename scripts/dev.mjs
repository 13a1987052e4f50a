import { ensureInstalled, fail, runServer } from './workspace.mjs';

try {
  await ensureInstalled();
  runServer('development');
} catch (error) {
  fail(error);
}
