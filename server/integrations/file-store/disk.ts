import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlobBackend, isKey } from './file-store.ts';

/** A rename survives a power cut only after an fsync of its folder. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const createDiskBackend = (root: string): BlobBackend => {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key of the store: ${JSON.stringify(key)}`);
    return join(root, key);
  };
  return {
    // The spool has synced the file.
    put: async (key, file) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await rename(file.path, path);
      await syncFolder(dirname(path));
      await syncFolder(root);
    },
    open: async (key) => (await open(pathOf(key))).createReadStream(),
    remove: (key) => rm(pathOf(key), { force: true }),
    close: async () => {},
  };
};
