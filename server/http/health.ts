import { Hono } from 'hono';
import type { Context } from '#server/context.ts';

/** `/healthz`: the process answers. `/readyz`: it can reach its database and means to stay, so traffic may come. */
export function createHealth({ db }: Pick<Context, 'db'>, isLeaving: () => boolean) {
  const health = new Hono();
  const headers = { 'cache-control': 'no-store' };
  health.get('/healthz', (c) => c.text('ok', 200, headers));
  health.get('/readyz', async (c) => {
    if (isLeaving()) return c.text('leaving', 503, { ...headers, 'retry-after': '5' });
    try {
      await db.ping();
      return c.text('ok', 200, headers);
    } catch {
      return c.text('database unreachable', 503, { ...headers, 'retry-after': '5' });
    }
  });
  return health;
}
