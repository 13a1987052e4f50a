import { ensureBuilt, ensureInstalled, fail } from './machine/workspace.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  fail(error);
}
