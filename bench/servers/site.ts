import type * as Entry from '#server/entry.ts';
import { readEnv } from '#server/env.ts';
import { baseHeaders } from '#server/http/response/security-headers.ts';
import { createHttpServer } from '#server/process/serve.ts';
import { serveMeasured } from './serve-measured.ts';

/** The built site as `npm start` serves it. */
const settings = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string;
  env?: Record<string, string>;
};
const { openSite } = (await import(
  new URL('../../build/server/index.js', import.meta.url).href
)) as typeof Entry;
const site = await openSite(
  readEnv({ NODE_ENV: 'production', DATA_DIR: settings.dataDir, LOG_LEVEL: 'error', ...settings.env }),
);
serveMeasured(createHttpServer(baseHeaders('http://localhost')).on('request', site.listener));
