import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A rename is on disk only when its folder is. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Moves a finished and synced file to its name: from then on it survives a power cut. */
export const moveDurably = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncFolder(dirname(to));
};

const unfinished = '.part';

/**
 * Removes what a killed process had not finished writing. A process that still writes there fails at its rename, and
 * writes again when it tries again.
 */
export const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter((name) => name.endsWith(unfinished));
  await Promise.allSettled(left.map((name) => rm(join(folder, name), { force: true })));
};

/** Under its name there is either the whole file or none: temp file, fsync, rename, fsync of the folder. */
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
