import type { Engine } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import { createGraphql } from '#server/graphql/yoga.ts';
import type { AppOptions } from '#server/http/app.ts';
import { createProcessListener } from '#server/http/process-listener.ts';
import { createServices } from '#server/process/create-services.ts';
import { createStaffRouter } from '#server/staff/staff-router.ts';
import { freshDatabase } from '#tests/databases/databases.ts';
import { startHttpServer } from '#tests/support/http-server.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { smallBuild } from './small-build.ts';

type ServicesOptions = Parameters<typeof createServices>[0];
type Graphql = ReturnType<typeof createGraphql>;
type Options = Partial<Pick<ServicesOptions, 'clock' | 'log'>> & {
  engine?: Engine;
  maxBodies?: number;
  /** Added to the settings of a test. */
  settings?: Record<string, string>;
  build?: typeof smallBuild;
  wrapGraphql?: (graphql: Graphql) => Graphql;
  /** With the routes of /staff; their screens are empty. */
  hasStaff?: boolean;
};

/** The whole site with a database and pages of the test. Each `open` starts a server. */
export const createSmallSite = async ({
  engine = 'sqlite',
  maxBodies,
  settings = {},
  build = smallBuild,
  wrapGraphql = (graphql) => graphql,
  hasStaff = false,
  ...servicesOptions
}: Options = {}) => {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: temporaryFolder(), ...settings });
  const database = await freshDatabase(engine, 'seeded');
  const services = createServices({ env, database, ...servicesOptions });
  const graphql = wrapGraphql(createGraphql(services));
  const createStaff: AppOptions['createStaff'] = (options) =>
    createStaffRouter({ ...options, services, render: () => '' });
  const http = createProcessListener({
    services,
    build,
    graphql,
    maxBodies,
    createStaff: hasStaff ? createStaff : undefined,
  });
  const open = () => startHttpServer(http.listener);
  return { database, services, http, open };
};

export type SmallSite = Awaited<ReturnType<typeof createSmallSite>>;
