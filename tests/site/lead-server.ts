import { mkdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { serve } from '@hono/node-server';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import { readEnv } from '#server/env.ts';
import { startTicketOpener } from '#server/jobs/ticket-opener.ts';
import { createLeadSite } from './lead-site.ts';

/** The lead backend of the site as a process, which tests kill, flood and measure. Needs no build. */
const settings = readEnv();
mkdirSync(settings.DATA_DIR, { recursive: true });
const database = await openDatabase(settings);
await migrate(database);
const { app, env, services } = createLeadSite(database, process.env as Record<string, string>);
app.get('/memory', (c) => {
  globalThis.gc?.();
  return c.json(process.memoryUsage());
});
// The entries of a killed process are free after three seconds instead of twenty.
startDeliveries({ env, forms: services.forms, times: { leaseMs: 3_000, restMs: 200 } });
startTicketOpener(services);
const serverOptions = { keepAliveTimeout: 65_000 };
serve(
  { fetch: app.fetch, port: env.PORT, hostname: env.HOST, overrideGlobalObjects: false, serverOptions },
  () => {
    // Written now, because a killed process cannot write its compile cache.
    flushCompileCache();
    process.send?.('ready');
  },
);
