import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildName } from '#server/build-name.ts';
import type { Services } from '#server/services.ts';
import { memoizeFor } from '#server/time/memoize-for.ts';

/** The shortest time between two writes to the disk: load balancers may send a health check every second. */
const probeTtlMs = 5_000;
const probeBytes = 4_096;

/** Writes a small file and deletes it: the number of free bytes does not show a quota or a read-only disk. */
const canWrite = async (folder: string): Promise<boolean> => {
  const path = join(folder, `.ready-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(path, new Uint8Array(probeBytes), { flush: true });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
};

/**
 * `/healthz`: the process responds, with its build. `/readyz`: it may receive requests, because it is not
 * stopping, reaches its database and can write to DATA_DIR.
 */
export function createHealth(
  { database, env }: Pick<Services, 'database' | 'env'>,
  isDraining: () => boolean,
  elapsed: () => number = () => performance.now(),
) {
  const health = new Hono();
  const canWriteToDisk = memoizeFor(probeTtlMs, () => canWrite(env.DATA_DIR), elapsed);
  const headers = { 'cache-control': 'no-store' };
  const notReady = { ...headers, 'retry-after': '5' };
  health.get('/healthz', (c) => c.text(`ok ${buildName}`, 200, headers));
  health.get('/readyz', async (c) => {
    if (isDraining()) return c.text('leaving', 503, notReady);
    try {
      await database.ping();
    } catch {
      return c.text('database unreachable', 503, notReady);
    }
    return (await canWriteToDisk()) ? c.text('ok', 200, headers) : c.text('disk full', 503, notReady);
  });
  return health;
}
