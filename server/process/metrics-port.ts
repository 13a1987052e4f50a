import { createServer, type RequestListener } from 'node:http';
import type { Env } from '#server/env.ts';
import { listenWhenFree } from './listen.ts';

/** Serves the metrics on METRICS_PORT, if it is set. Returns the function that closes the port. */
export const listenForMetrics = async (
  { METRICS_PORT, HOST }: Pick<Env, 'METRICS_PORT' | 'HOST'>,
  listener: RequestListener,
): Promise<() => Promise<void>> => {
  if (METRICS_PORT === null) return async () => {};
  const http = createServer({ headersTimeout: 5_000, requestTimeout: 10_000 }, listener);
  await listenWhenFree(http, { PORT: METRICS_PORT, HOST, setting: 'METRICS_PORT' });
  return () =>
    new Promise((resolve) => {
      http.close(() => resolve());
      http.closeAllConnections();
    });
};
