import type { ServerBuild } from 'react-router';
import { openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import type { Env } from '#server/env.ts';
import { createGraphql, type Graphql } from '#server/graphql/yoga.ts';
import { createHttpListener, type HttpListener } from '#server/http/listener.ts';
import { createMetrics } from '#server/http/metrics/metrics.ts';
import { readOutboxLoad } from '#server/models/leads/outbox-load.ts';
import { hasStaff } from '#server/models/staff/members.ts';
import type { Services } from '#server/services.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { startChangePoller } from './change-poller.ts';
import { createServices } from './create-services.ts';
import { listenForMetrics } from './metrics-port.ts';
import { startOpeningsJob } from './openings-job.ts';
import { startOverdueJob } from './overdue-job.ts';
import { forgetAfterRestore, startRetentionJob } from './retention-job.ts';
import { startStaffCleanup } from './staff-services.ts';
import { startTicketOpener } from './ticket-opener.ts';

/** `services` and `graphql` are for benchmarks and tests. */
export type Site = Omit<HttpListener, 'close' | 'metricsListener'> & {
  services: Services;
  graphql: Graphql;
  /** Lines for the person who starts the process, printed after the address. */
  notices: readonly string[];
  close: () => Promise<void>;
};

type SiteOverrides = Pick<Parameters<typeof createServices>[0], 'bookingProviders'> & {
  renderStaff?: RenderStaff | undefined;
};

/** There is no default account: an operator invites the first member. */
const firstInvitation =
  'Nobody can sign in at /staff yet. Invite the first person: npm run operator -- staff invite ana@example.com --role Corporate --name "Ana Ruiz"';

const startBooking = ({ booking, announceChange, log }: Services) =>
  booking.start?.({
    onChange: () => {
      try {
        announceChange();
      } catch (error) {
        log.failed(error, { in: 'booking' });
      }
    },
    onError: log.failed,
    onNote: log.note,
  });

/** Opens everything that a request needs, in order: database, schema, content, booking provider, GraphQL, pages. */
export async function openSiteOf(
  env: Env,
  build: ServerBuild,
  { renderStaff, ...overrides }: SiteOverrides = {},
): Promise<Site> {
  const database = await openDatabase(env);
  await migrate(database);
  await syncContent(database);
  const services = createServices({ env, database, ...overrides });
  const { log } = services;
  await forgetAfterRestore(services);
  // Before the deliveries start, so that no mail of a demo lead is sent.
  const demo = env.STAFF_DEMO ? await (await import('#server/demo/demo.ts')).openDemo(services) : [];
  const booking = await startBooking(services);
  const changes = await startChangePoller(services);
  const graphql = createGraphql(services);
  const metrics = env.METRICS_PORT !== null || env.METRICS_TOKEN !== null ? await createMetrics() : null;
  if (metrics) services.intake.onStored = metrics.stored;
  const deliveries = startDeliveries(env, services.intake, (event, details) => {
    log.delivery(event, details);
    metrics?.delivery(event, details.kind);
  });
  const retention = startRetentionJob(services);
  const openings = startOpeningsJob(services);
  const staffCleanup = startStaffCleanup(services);
  const ticketOpener = startTicketOpener(services);
  const overdue = startOverdueJob(services);
  const http = createHttpListener({ env, services, build, graphql, renderStaff }, metrics);
  metrics?.watch({
    clock: services.clock,
    load: http.load,
    outbox: () => readOutboxLoad(database.kysely),
    booking: services.booking.monitor,
  });
  const stopMetrics = http.metricsListener && (await listenForMetrics(env, http.metricsListener));
  return {
    ...http,
    services,
    graphql,
    notices: renderStaff && !(await hasStaff(database.kysely)) ? [...demo, firstInvitation] : demo,
    async close() {
      http.close();
      await stopMetrics?.();
      await booking?.stop();
      await changes.stop();
      await staffCleanup.stop();
      await ticketOpener.stop();
      await overdue.stop();
      await retention.stop();
      await openings?.stop();
      await deliveries.stop();
      await services.staff.close();
      await database.close();
    },
  };
}
