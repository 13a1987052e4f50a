import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A rename survives a power cut only after an fsync of its folder. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Moves a complete and synced file to its final name. After this call the file survives a power cut. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
};

const unfinished = '.part';

/** Deletes temporary files of killed processes. A process that still writes one repeats the write. */
export const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith(unfinished));
  await Promise.allSettled(left.map((name) => rm(join(folder, name), { force: true })));
};

/** Atomic write: temporary file, fsync, rename, fsync of the folder. */
export const writeDurably = async (
  path: string,
  content: AsyncIterable<Buffer | string> | Buffer,
): Promise<void> => {
  const temporary = `${path}.${randomUUID()}${unfinished}`;
  try {
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await moveDurably(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};
