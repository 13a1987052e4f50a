import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobBackend, type FileStore, isKey, newKey } from './file-store.ts';

const idOf = (key: string) => key.slice(key.indexOf('/') + 1);
const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;

/**
 * A store that remembers what it was given and nobody has claimed yet: an empty file in `folder` for each, from before
 * it is put on the backend until it is settled. Only such files are ever taken for nobody's. To ask a database about
 * everything on the backend instead would let a restored copy of it, or another site, throw away what it never knew:
 * docs/decisions/026-uploads-and-orphans.md.
 */
export const withOrphanTracking = (backend: BlobBackend, folder: string): FileStore => {
  const { put, ...rest } = backend;
  const forget = (key: string) => rm(join(folder, idOf(key)), { force: true });
  return {
    ...rest,
    keep: async (file) => {
      const key = newKey();
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, idOf(key)), '');
      await put(key, file);
      return key;
    },
    remove: async (key) => {
      await backend.remove(key);
      await forget(key);
    },
    // A note too many costs one question to the database, later.
    confirm: async (keys) => void (await Promise.allSettled(keys.map(forget))),
    unconfirmedBefore: async (instant) => {
      const old: string[] = [];
      for (const id of await readdir(folder).catch(() => [])) {
        // Other programs leave files of their own everywhere.
        if (!isKey(keyOf(id))) continue;
        const info = await stat(join(folder, id)).catch(() => undefined);
        if (info && info.mtimeMs < instant) old.push(keyOf(id));
      }
      return old;
    },
  };
};
