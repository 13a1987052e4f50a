import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#domain/dates.ts';

/** Keyed hash of an erased email address, phone number or submission, and the time of the erasure. */
export type Erasure = { hash: string; at: Instant };

const fileIn = (dataDir: string) => join(dataDir, 'erasures.log');

/**
 * Adds lines to the list of erasures beside the database: a backup of the database that is older than an
 * erasure does not contain it, but this file does. Resolves when the lines would survive a power cut.
 */
export const appendErasures = async (dataDir: string, erasures: readonly Erasure[]): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const handle = await open(fileIn(dataDir), 'a', 0o600);
  try {
    await handle.writeFile(erasures.map(({ hash, at }) => `${hash} ${at}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Incomplete and unknown lines are left out. For a hash that occurs twice, the later time counts. */
export const readErasures = async (dataDir: string): Promise<Erasure[]> => {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const found = new Map<string, Instant>();
  for (const line of text.split('\n')) {
    const [, hash, at] = /^([\w-]{43}) (\d{13})$/.exec(line) ?? [];
    if (hash && at) found.set(hash, Math.max(Number(at), found.get(hash) ?? 0));
  }
  return [...found].map(([hash, at]) => ({ hash, at }));
};
