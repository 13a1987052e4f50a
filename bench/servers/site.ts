import { readEnv } from '#server/env.ts';
import { openBuiltSite } from '#server/process/built-site.ts';
import { createHttpServer } from '#server/process/serve.ts';
import { serveMeasured } from './serve-measured.ts';

/** The built site as `npm start` serves it. */
const { dataDir } = JSON.parse(process.argv[2] ?? '{}') as { dataDir: string };
const site = await openBuiltSite(readEnv({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
serveMeasured(createHttpServer().on('request', site.listener));
