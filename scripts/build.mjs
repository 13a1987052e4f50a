import { ensureBuilt, ensureInstalled, fail } from './workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  fail(error);
}
