import { createServer, type RequestListener } from 'node:http';
import type { Env } from '#server/env.ts';
import { listenWhenFree } from './listen.ts';

export const listenForMetrics = async (
  { METRICS_PORT, HOST }: Pick<Env, 'METRICS_PORT' | 'HOST'>,
  listener: RequestListener,
): Promise<{ stop(): Promise<void> } | null> => {
  if (METRICS_PORT === null) return null;
  const http = createServer({ headersTimeout: 5_000, requestTimeout: 10_000 }, listener);
  await listenWhenFree(http, { PORT: METRICS_PORT, HOST, setting: 'METRICS_PORT' });
  return {
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
};
