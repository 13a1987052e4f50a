import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '#server/log/log.ts';
import { withRequestId } from '#server/log/request-id.ts';
import { Overloaded } from './overload/fair-queue.ts';

export const requestIdHeader = 'x-request-id';

/** Gives every request an id: in its answer, and in every line of the log that was written on its behalf. */
export const requestLog =
  (log: Log): MiddlewareHandler =>
  (c, next) => {
    const started = performance.now();
    const id = randomUUID();
    return withRequestId(id, async () => {
      await next();
      c.res.headers.set(requestIdHeader, id);
      // Counted in one line by whoever refused it: a flood of requests must not become one of lines.
      if (c.error instanceof Overloaded) return;
      const { method, path } = c.req;
      const { status } = c.res;
      // Nobody hears this answer, and it says no more than that: what truly failed has its own line.
      if (status >= 500 && (c.env as Partial<HttpBindings>)?.outgoing?.destroyed)
        return log.brokenOff({ method, path });
      log.answered({ method, path, status, ms: performance.now() - started });
    });
  };
