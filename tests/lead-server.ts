import { mkdirSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import { createLeadRoutes } from '#server/http/intake/lead-routes.ts';
import { createContext } from '#server/process/context.ts';

/** The lead half of the site as a process of its own, to be killed, flooded and measured. Needs no build. */
const env = readEnv();
mkdirSync(env.DATA_DIR, { recursive: true });
const database = await openDatabase(env);
await migrate(database);
const context = createContext({ env, db: database });
const app = createLeadRoutes({ env, context, graphql: createGraphql(context) });
app.get('/memory', (c) => {
  globalThis.gc?.();
  return c.json(process.memoryUsage());
});
startDeliveries(env, context.intake);
const serverOptions = { keepAliveTimeout: 65_000 };
serve(
  { fetch: app.fetch, port: env.PORT, hostname: env.HOST, overrideGlobalObjects: false, serverOptions },
  () => process.send?.('ready'),
);
