import type { RequestListener } from 'node:http';
import type { Env } from '#server/env.ts';
import { baseHeaders } from '#server/http/response/security-headers.ts';
import { listenWhenFree } from './listen.ts';
import { createHttpServer } from './serve.ts';

export const listenForMetrics = async (
  { METRICS_PORT, HOST, PUBLIC_URL }: Pick<Env, 'METRICS_PORT' | 'HOST' | 'PUBLIC_URL'>,
  listener: RequestListener,
): Promise<{ stop(): Promise<void> } | null> => {
  if (METRICS_PORT === null) return null;
  const http = createHttpServer(baseHeaders(PUBLIC_URL)).on('request', listener);
  await listenWhenFree(http, { PORT: METRICS_PORT, HOST, setting: 'METRICS_PORT' });
  return {
    stop: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
};
