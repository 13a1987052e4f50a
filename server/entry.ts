import * as build from 'virtual:react-router/server-build';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { createContext } from './context.ts';
import { openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createGraphql } from './graphql/yoga.ts';
import { createApp } from './http/app.ts';
import { createRequestLog } from './http/request-log.ts';
import { startDeliveries } from './outbox/deliveries.ts';
import { keepScheduleRolling } from './rolling.ts';
import { setRuntime } from './runtime.ts';

export type Site = {
  /** The bindings are the connection's own objects: from them comes the caller's address. */
  fetch: (request: Request, bindings?: HttpBindings | Http2Bindings) => Response | Promise<Response>;
  close: () => Promise<void>;
};

/** Opens everything a request needs, in the order it is needed: database, schema, schedule, GraphQL, pages. */
export async function openSite(env: Env): Promise<Site> {
  const db = await openDatabase(env);
  await migrate(db);
  const context = createContext({ env, db });
  const schedule = await keepScheduleRolling(context, (error) => console.error(error));
  const graphql = createGraphql(context);
  setRuntime({ context, graphql });
  const log = createRequestLog(env.LOG_LEVEL);
  const deliveries = startDeliveries(env, context.reception, log.delivery);
  const app = createApp({ env, context, build, graphql, log });
  return {
    fetch: (request, bindings) => app.fetch(request, bindings),
    async close() {
      schedule.stop();
      await deliveries.stop();
      await db.close();
    },
  };
}

// `react-router build` reads routes and assets from this bundle, so it must still look like its own server build.
export * from 'virtual:react-router/server-build';
