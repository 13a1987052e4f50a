import type { ServerBuild } from 'react-router';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import type { Env } from '#server/env.ts';
import { createGraphql, type Graphql } from '#server/graphql/yoga.ts';
import { type FrontDoor, openFrontDoor } from '#server/http/compose.ts';
import { watchForChanges } from './change-poller.ts';
import { type Context, createContext } from './context.ts';
import { keepScheduleRolling } from './schedule-refresh.ts';

/** `context` and `graphql` are for benches and tests. */
export type Site = Omit<FrontDoor, 'close'> & {
  context: Context;
  graphql: Graphql;
  close: () => Promise<void>;
};

/** Opens everything a request needs, in the order it is needed: database, schema, schedule, GraphQL, pages. */
export async function openSiteOf(env: Env, build: ServerBuild): Promise<Site> {
  const db = await openDatabase(env);
  await migrate(db);
  const context = createContext({ env, db });
  const { log } = context;
  const schedule = await keepScheduleRolling(context, log.failed);
  const changes = await watchForChanges(context);
  const graphql = createGraphql(context);
  const deliveries = startDeliveries(env, context.intake, log.delivery);
  const door = openFrontDoor({ env, context, build, graphql });
  return {
    ...door,
    context,
    graphql,
    async close() {
      door.close();
      schedule.stop();
      changes.stop();
      await deliveries.stop();
      await db.close();
    },
  };
}
