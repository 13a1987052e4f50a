import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, syncFolder } from '#server/integrations/durable-file.ts';
import { type BlobBackend, isKey } from './file-store.ts';

export const createDiskBackend = (root: string): BlobBackend => {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key of the store: ${JSON.stringify(key)}`);
    return join(root, key);
  };
  return {
    put: async (key, file) => {
      await mkdir(join(root, key.slice(0, 2)), { recursive: true });
      await moveDurably(file.path, pathOf(key));
      await syncFolder(root);
    },
    open: async (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    close: async () => {},
  };
};
