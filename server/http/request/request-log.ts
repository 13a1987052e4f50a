import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { Overloaded } from '#server/limits/fair-queue/lane.ts';
import type { Log } from '#server/log/log.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { language } from '#words/language.ts';

const requestIdHeader = 'x-request-id';

/** Gives every request an id, which its response and all log lines written during it contain. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    return withRequestId(id, async () => {
      await next();
      c.res.headers.set(requestIdHeader, id);
      // Rejected requests are counted in one line (server/http/request/rejection-log.ts), so that a flood of
      // them does not fill the log.
      if (c.error instanceof Overloaded) return;
      const { method } = c.req;
      const path = language.prefix + c.req.path;
      const { status } = c.res;
      // The client has disconnected, which caused this status: a real failure has its own log line.
      if (status >= 500 && (c.env as Partial<HttpBindings>)?.outgoing?.destroyed)
        return log.clientDisconnected({ method, path });
      log.responded({ method, path, status, ms: performance.now() - started });
    });
  };
