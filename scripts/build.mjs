import { ensureBuilt, ensureInstalled, fail } from './workspace.mjs';

try {
  ensureInstalled();
  ensureBuilt();
} catch (error) {
  fail(error);
}
