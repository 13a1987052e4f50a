import type { ServerBuild } from 'react-router';
import { openDatabase } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';
import { migrate } from '#server/db/migrate.ts';
import { startDeliveries } from '#server/deliveries/deliveries.ts';
import type { VisitorMailComposer } from '#server/deliveries/handlers/visitor-mails.ts';
import type { Env } from '#server/env.ts';
import { createGraphql, type Graphql } from '#server/graphql/yoga.ts';
import {
  createProcessListener,
  type OpenLanguage,
  type ProcessListener,
} from '#server/http/process-listener.ts';
import type { BackgroundWork } from '#server/integrations/booking/booking.ts';
import { startChangePoller } from '#server/jobs/change-poller.ts';
import { startCleanUpJob } from '#server/jobs/clean-up-job.ts';
import { startOpeningsJob } from '#server/jobs/openings-job.ts';
import { forgetAfterRestore, startRetentionJob } from '#server/jobs/retention-job.ts';
import { startStaffJob } from '#server/jobs/staff-job.ts';
import { startTicketOpener } from '#server/jobs/ticket-opener.ts';
import { createLog } from '#server/log/log.ts';
import { hasStaffMembers } from '#server/models/staff/members.ts';
import type { Services } from '#server/services.ts';
import { createStaffRouter } from '#server/staff/staff-router.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { createServices } from './create-services.ts';

/** `services` and `graphql` are for benchmarks and tests. */
export type Site = ProcessListener & {
  services: Services;
  graphql: Graphql;
  /** Lines for the person who starts the process, printed after the URL. */
  notices: readonly string[];
  close: () => Promise<void>;
};

/** The bundle of another language: what its server/language-entry.ts exports. */
export type LanguageBundle = { open: OpenLanguage; mails: VisitorMailComposer };

type SiteOverrides = Pick<Parameters<typeof createServices>[0], 'bookingProviders'> & {
  renderStaff?: RenderStaff | undefined;
  languages?: readonly LanguageBundle[];
};

/** There is no default account: an operator invites the first member. */
const firstInvitation =
  'Nobody can sign in at /staff yet. Invite the first person: npm run operator -- staff invite ana@example.com --role Corporate --name "Ana Ruiz"';

const startBooking = ({ booking, invalidateCaches, log }: Services) =>
  booking.start?.({
    onChange: () => {
      try {
        invalidateCaches();
      } catch (error) {
        log.failed(error, { in: 'booking' });
      }
    },
    onError: log.failed,
    onNote: log.note,
  });

/** Opens the site. When a part fails to start, those that have started are stopped. */
export async function openSiteOf(env: Env, build: ServerBuild, overrides: SiteOverrides = {}): Promise<Site> {
  const started = new AsyncDisposableStack();
  try {
    return { ...(await startSite(started, env, build, overrides)), close: () => started.disposeAsync() };
  } catch (error) {
    // The first error says what is wrong; an error of stopping would only follow from it.
    await started.disposeAsync().catch(() => {});
    throw error;
  }
}

/**
 * Opens everything that a request needs, in order: database, schema, content, booking provider, GraphQL,
 * pages. Each part is added to `started`, which stops them in the reverse order.
 */
async function startSite(
  started: AsyncDisposableStack,
  env: Env,
  build: ServerBuild,
  { renderStaff, languages = [], ...overrides }: SiteOverrides,
): Promise<Omit<Site, 'close'>> {
  const stopAtClose = (part: BackgroundWork | null | undefined) =>
    void started.defer(async () => part?.stop());

  const log = createLog(env.LOG_LEVEL);
  const database = started.adopt(await openDatabase(env), ({ close }) => close());
  await migrate(database);
  await syncContent(database);
  const services = createServices({ env, database, log, ...overrides });
  started.defer(services.staff.close);
  started.defer(() => services.forms.files.close());
  await forgetAfterRestore(services);
  // Before the deliveries start, so that no mail of a demo lead is sent.
  const demo = env.STAFF_DEMO ? await (await import('#server/demo/demo.ts')).openDemo(services) : [];
  stopAtClose(await startBooking(services));
  stopAtClose(await startChangePoller(services));
  const graphql = createGraphql(services);
  const mails = languages.map((bundle) => bundle.mails);
  stopAtClose(startDeliveries({ env, forms: services.forms, log: log.delivery, mails }));
  stopAtClose(startRetentionJob(services));
  const cleanUpJob = startCleanUpJob(services);
  // Not awaited: a file store that hangs must not delay the end of the process.
  started.defer(() => void cleanUpJob.stop());
  stopAtClose(startOpeningsJob(services));
  stopAtClose(startTicketOpener(services));
  stopAtClose(startStaffJob(services));
  const http = createProcessListener({
    services,
    build,
    graphql,
    createStaff:
      renderStaff && ((options) => createStaffRouter({ ...options, services, render: renderStaff })),
    languages: languages.map(({ open }) => open),
  });
  const isInvitationMissing = renderStaff && !(await hasStaffMembers(database.kysely));
  return {
    listener: http.listener,
    startDraining: http.startDraining,
    load: http.load,
    services,
    graphql,
    notices: isInvitationMissing ? [...demo, firstInvitation] : demo,
  };
}
