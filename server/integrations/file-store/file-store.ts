import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { SpooledFile } from './spool.ts';

/** Storage of file contents by key: a disk or a bucket. */
export type BlobBackend = {
  /** Resolves when the stored file would survive a power cut; the spooled file no longer exists then. */
  put(key: string, file: SpooledFile): Promise<void>;
  /** Rejects, before the first byte, if there is no such file. */
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  close(): Promise<void>;
};

/** Storage of uploaded files. Keys are generated; the visitor's file name is only a label. */
export type FileStore = Omit<BlobBackend, 'put'> & {
  /** Stores the file and returns its new key. The file counts as an orphan until it is confirmed. */
  save(file: SpooledFile): Promise<string>;
  /** Marks files as parts of stored submissions, so that they no longer count as orphans. */
  confirm(keys: readonly string[]): Promise<void>;
  /** Keys stored before the instant and neither confirmed nor removed since: possible orphans. */
  unconfirmedBefore(instant: number): Promise<string[]>;
};

/** Keys begin with a folder of two characters, because a folder with thousands of files is slow to list. */
export const newKey = (): string => {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
};
export const isKey = (key: string): boolean => /^[0-9a-f]{2}\/[0-9a-f-]{36}$/.test(key);
