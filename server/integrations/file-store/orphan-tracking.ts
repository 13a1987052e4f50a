import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobBackend, type FileStore, isKey, newKey } from './file-store.ts';

const idOf = (key: string) => key.slice(key.indexOf('/') + 1);
const keyOf = (id: string) => `${id.slice(0, 2)}/${id}`;

/**
 * Records unconfirmed files: each has an empty marker file in `folder`, created before the file is put into
 * the backend and deleted when it is confirmed or removed. Only marked files are candidates for removal. A
 * comparison of the whole backend with a database would let a restored copy of the database, or a second
 * site, delete files that it never knew: docs/decisions/026-uploads-and-orphans.md.
 */
export const withOrphanTracking = (backend: BlobBackend, folder: string): FileStore => {
  const { put, ...rest } = backend;
  const removeMarker = (key: string) => rm(join(folder, idOf(key)), { force: true });
  return {
    ...rest,
    save: async (file) => {
      const key = newKey();
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, idOf(key)), '');
      await put(key, file);
      return key;
    },
    remove: async (key) => {
      await backend.remove(key);
      await removeMarker(key);
    },
    // A marker that remains by mistake costs one database query later.
    confirm: async (keys) => void (await Promise.allSettled(keys.map(removeMarker))),
    unconfirmedBefore: async (instant) => {
      const old: string[] = [];
      for (const id of await readdir(folder).catch(() => [])) {
        // Other programs (NFS, desktop indexers) may create files in any folder.
        if (!isKey(keyOf(id))) continue;
        const info = await stat(join(folder, id)).catch(() => undefined);
        if (info && info.mtimeMs < instant) old.push(keyOf(id));
      }
      return old;
    },
  };
};
