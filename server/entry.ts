import * as build from 'virtual:react-router/server-build';
import { createContext } from './context.ts';
import { openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createGraphql } from './graphql/yoga.ts';
import { createApp } from './http/app.ts';
import { createRequestLog } from './http/request-log.ts';

export type Site = { fetch: (request: Request) => Response | Promise<Response>; close: () => Promise<void> };

/** Opens everything a request needs, in the order it is needed: database, schema, schedule, GraphQL, pages. */
export async function openSite(env: Env): Promise<Site> {
  const db = await openDatabase(env);
  await migrate(db);
  const context = await createContext({ env, db });
  const graphql = createGraphql(context);
  const log = createRequestLog(env.LOG_LEVEL);
  const app = createApp({ env, context, build, graphql, log });
  return {
    fetch: (request) => app.fetch(request),
    async close() {
      await context.close();
      await db.close();
    },
  };
}

// `react-router build` reads routes and assets from this bundle, so it must still look like its own server build.
export * from 'virtual:react-router/server-build';
