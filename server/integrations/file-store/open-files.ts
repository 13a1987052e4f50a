import { join } from 'node:path';
import type { Env } from '#server/env.ts';
import { createDiskBackend } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { withOrphanTracking } from './orphan-tracking.ts';
import { createS3Backend } from './s3.ts';
import { createSpool, type Spool } from './spool.ts';

export type Files = { store: FileStore; spool: Spool };

/** The spool is on the same disk as the disk backend, so that storing a file is only a rename. */
export const openFiles = (env: Pick<Env, 'FILE_STORE_URL' | 'DATA_DIR'>): Files => ({
  store: withOrphanTracking(
    env.FILE_STORE_URL
      ? createS3Backend(env.FILE_STORE_URL)
      : createDiskBackend(join(env.DATA_DIR, 'uploads', 'kept')),
    // Markers of unconfirmed files.
    join(env.DATA_DIR, 'unconfirmed'),
  ),
  spool: createSpool(join(env.DATA_DIR, 'uploads', 'incoming')),
});
