import type { Context } from 'hono';
import { isUnavailable, retryAfterSeconds } from '#server/errors/unavailable.ts';
import { ClientDisconnected } from '#server/http/request/client-disconnected.ts';
import type { Log } from '#server/log/log.ts';

/** Logs an unexpected error and returns the status: 503 for a temporary failure, 500 for a bug. */
export const reportFailure = (log: Log, error: Error, c: Context): 400 | 500 | 503 => {
  const { method, path } = c.req;
  if (error instanceof ClientDisconnected) {
    log.clientDisconnected({ method, path });
    return 400;
  }
  log.failed(error, { method, path });
  if (!isUnavailable(error)) return 500;
  c.header('Retry-After', String(retryAfterSeconds));
  return 503;
};
