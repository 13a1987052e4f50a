import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { createDiskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3.ts';
import { createSpool, type Spool } from './spool.ts';

export type Files = { store: FileStore; spool: Spool };

/** Files are spooled beside the store, so that keeping one on the same disk is a rename. */
export const openFiles = (env: Pick<Env, 'FILE_STORE_URL' | 'DATA_DIR'>): Files => ({
  store: env.FILE_STORE_URL
    ? createS3Store(env.FILE_STORE_URL)
    : createDiskStore(join(env.DATA_DIR, 'uploads', 'kept')),
  spool: createSpool(join(env.DATA_DIR, 'uploads', 'incoming')),
});
