import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { temporaryRoot } from './temporary-root.ts';

/** A folder for one test file, removed after it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(temporaryRoot, 'heliora-files-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
