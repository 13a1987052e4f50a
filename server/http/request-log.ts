import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export type LogLevel = 'silent' | 'error' | 'info' | 'debug';
const ranks: Record<LogLevel, number> = { silent: 0, error: 1, info: 2, debug: 3 };
const ids = new WeakMap<Request, string>();

/** One JSON line per event, with the request's id; never a query string, a body or a header: leads are private. */
export function createRequestLog(
  level: LogLevel,
  write = (line: string) => process.stderr.write(`${line}\n`),
) {
  const say = (at: LogLevel, entry: Record<string, unknown>) => {
    if (ranks[at] <= ranks[level])
      write(JSON.stringify({ time: new Date().toISOString(), level: at, ...entry }));
  };
  const describe = (request: Request) => ({
    request: ids.get(request),
    method: request.method,
    path: new URL(request.url).pathname,
  });
  return {
    answered(request: Request, status: number, ms: number) {
      say(status >= 500 ? 'error' : 'debug', {
        event: 'answered',
        ...describe(request),
        status,
        ms: Math.round(ms),
      });
    },
    /** What the outbox could not deliver, and when it tries again. */
    delivery(event: string, details: Record<string, unknown>) {
      say('error', { event: `delivery ${event}`, ...details });
    },
    error(error: unknown, request: Request) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      say('error', { event: 'failed', ...describe(request), name, message, stack });
    },
  };
}
export type RequestLog = ReturnType<typeof createRequestLog>;

export const requestLog =
  (log: RequestLog): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    ids.set(c.req.raw, id);
    await next();
    c.res.headers.set('X-Request-Id', id);
    log.answered(c.req.raw, c.res.status, performance.now() - started);
  };
