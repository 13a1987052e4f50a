import type { ServerBuild } from 'react-router';
import { createContext } from './context.ts';
import { openDatabase } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import type { Env } from './env.ts';
import { createGraphql } from './graphql/yoga.ts';
import { type FrontDoor, openFrontDoor } from './http/front-door.ts';
import { startDeliveries } from './outbox/deliveries.ts';
import { keepScheduleRolling } from './rolling.ts';
import { setRuntime } from './runtime.ts';
import { watchForChanges } from './watching.ts';

export type Site = Omit<FrontDoor, 'close'> & { close: () => Promise<void> };

/** Opens everything a request needs, in the order it is needed: database, schema, schedule, GraphQL, pages. */
export async function openSiteOf(env: Env, build: ServerBuild): Promise<Site> {
  const db = await openDatabase(env);
  await migrate(db);
  const context = createContext({ env, db });
  const { log } = context;
  const schedule = await keepScheduleRolling(context, log.failed);
  const changes = await watchForChanges(context);
  const graphql = createGraphql(context);
  setRuntime({ context, graphql });
  const deliveries = startDeliveries(env, context.reception, log.delivery);
  const door = openFrontDoor({ env, context, build, graphql });
  return {
    ...door,
    async close() {
      door.close();
      schedule.stop();
      changes.stop();
      await deliveries.stop();
      await db.close();
    },
  };
}
