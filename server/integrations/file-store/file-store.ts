import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SpooledFile } from './spool.ts';

/** Where files lie: a disk, a bucket. */
export type BlobBackend = {
  /** Resolves when the file would survive a power cut; from then on the spooled one is gone. */
  put(key: string, file: SpooledFile): Promise<void>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
};

/** Where uploaded files live. Names are ours alone; what the visitor called the file is only a label. */
export type FileStore = Omit<BlobBackend, 'put'> & {
  /** Like `put`, under a new name, which it answers with. */
  keep(file: SpooledFile): Promise<string>;
  /** Somebody answers for these from now on. */
  confirm(keys: readonly string[]): Promise<void>;
  /** What was kept before the instant and neither settled nor removed since: perhaps nobody's. */
  unconfirmedBefore(instant: number): Promise<string[]>;
};

/** Two leading letters as a folder: thousands of files in one folder are slow to list. */
export const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};
export const isKey = (key: string): boolean => /^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key);
