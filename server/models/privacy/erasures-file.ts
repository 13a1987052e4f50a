import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/dates.ts';

/** The time, and the id of an erased submission or account, which contains nothing about the person. */
export type Erasure = { id: string; at: Instant };

const fileIn = (dataDir: string) => join(dataDir, 'erasures.log');

/**
 * Adds lines to the list of erasures beside the database: a backup of the database that is older than an
 * erasure does not contain it, but this file does. Resolves when the lines would survive a power cut.
 */
export const appendErasures = async (dataDir: string, erasures: readonly Erasure[]): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const handle = await open(fileIn(dataDir), 'a', 0o600);
  try {
    await handle.writeFile(erasures.map(({ id, at }) => `${id} ${at}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Incomplete lines are left out, and the keyed hashes of earlier releases match no id. */
export const readErasures = async (dataDir: string): Promise<Erasure[]> => {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, id, at] = /^(\S+) (\d{13})$/.exec(line) ?? [];
    return id && at ? [{ id, at: Number(at) }] : [];
  });
};
