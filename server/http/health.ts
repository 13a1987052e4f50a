import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { Context } from '#server/process/context.ts';

/** Asked by balancers every second or two, and by anybody: the disk is written to once in so long at most. */
const probeKeptMs = 5_000;
const probeBytes = 4_096;

/** Writes a little and removes it again: free bytes by themselves say nothing of quotas or of a disk gone read-only. */
const canWrite = async (folder: string): Promise<boolean> => {
  const path = join(folder, `.ready-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(path, 'w');
    try {
      await file.write(new Uint8Array(probeBytes));
      await file.sync();
    } finally {
      await file.close();
    }
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
};

const createDiskProbe = (folder: string, now: () => number) => {
  let last: { answer: Promise<boolean>; until: number } | undefined;
  return (): Promise<boolean> => {
    if (!last || now() >= last.until) last = { answer: canWrite(folder), until: now() + probeKeptMs };
    return last.answer;
  };
};

/**
 * `/healthz`: the process answers. `/readyz`: it means to stay, reaches its database and can write where uploads, mails and
 * the embedded database are kept, so traffic may come.
 */
export function createHealth(
  { db, env }: Pick<Context, 'db' | 'env'>,
  isDraining: () => boolean,
  now: () => number = () => performance.now(),
) {
  const health = new Hono();
  const hasRoom = createDiskProbe(env.DATA_DIR, now);
  const headers = { 'cache-control': 'no-store' };
  const notReady = { ...headers, 'retry-after': '5' };
  health.get('/healthz', (c) => c.text('ok', 200, headers));
  health.get('/readyz', async (c) => {
    if (isDraining()) return c.text('leaving', 503, notReady);
    try {
      await db.ping();
    } catch {
      return c.text('database unreachable', 503, notReady);
    }
    return (await hasRoom()) ? c.text('ok', 200, headers) : c.text('disk full', 503, notReady);
  });
  return health;
}
