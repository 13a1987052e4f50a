import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
/** More than all files of one run together. */
const neededBytes = 4_000_000_000;

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
};

/**
 * In memory if possible, because SQLite waits for the disk at each commit, and a copy of a PostgreSQL
 * database is 600 new files.
 */
export const temporaryRoot = hasRoom() ? memory : tmpdir();
