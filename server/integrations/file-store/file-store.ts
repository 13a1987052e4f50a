import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SpooledFile } from './spool.ts';

/** Where uploaded files live. Names are ours alone; what the visitor called the file is only a label. */
export type FileStore = {
  /** Resolves when the file would survive a power cut; from then on the spooled one is gone. */
  keep(file: SpooledFile): Promise<string>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  /** Names of files that were kept before the instant, in portions. */
  keptBefore(instant: number): AsyncIterable<string[]>;
  close(): Promise<void>;
};

/** Two leading letters as a folder: thousands of files in one folder are slow to list. */
export const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};
export const isKey = (key: string): boolean => /^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key);
