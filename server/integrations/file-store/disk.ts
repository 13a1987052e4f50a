import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, syncFolder } from '#server/integrations/durable-file.ts';
import { type FileStore, isKey, newKey } from './file-store.ts';

export const createDiskStore = (root: string): FileStore => {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`not a key of the store: ${JSON.stringify(key)}`);
    return join(root, key);
  };
  return {
    keep: async (file) => {
      const key = newKey();
      await mkdir(join(root, key.slice(0, 2)), { recursive: true });
      await moveDurably(file.path, pathOf(key));
      await syncFolder(root);
      return key;
    },
    open: async (key) => createReadStream(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    keptBefore: async function* (instant) {
      const folders = await readdir(root).catch(() => []);
      for (const folder of folders) {
        const names = await readdir(join(root, folder)).catch(() => []);
        const old: string[] = [];
        for (const name of names) {
          const key = `${folder}/${name}`;
          if (!isKey(key)) continue;
          const info = await stat(pathOf(key)).catch(() => undefined);
          if (info && info.mtimeMs < instant) old.push(key);
        }
        if (old.length) yield old;
      }
    },
    close: async () => {},
  };
};
