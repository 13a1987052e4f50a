import { Hono } from 'hono';
import type { Context } from '../context.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, so traffic may come. */
export function createHealth({ db }: Pick<Context, 'db'>) {
  const health = new Hono();
  const headers = { 'cache-control': 'no-store' };
  health.get('/healthz', (c) => c.text('ok', 200, headers));
  health.get('/readyz', async (c) => {
    try {
      await db.ping();
      return c.text('ok', 200, headers);
    } catch {
      return c.text('database unreachable', 503, { ...headers, 'retry-after': '5' });
    }
  });
  return health;
}
