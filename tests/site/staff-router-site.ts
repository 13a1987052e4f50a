import { Hono } from 'hono';
import type { Role } from '#domain/staff/permissions.ts';
import type { Database } from '#server/db/connect.ts';
import { readEnv } from '#server/env.ts';
import type { BookingMonitor } from '#server/integrations/booking/booking.ts';
import { createEmbeddedBooking } from '#server/integrations/booking/embedded/embedded.ts';
import { startSession } from '#server/models/staff/sessions.ts';
import { createServices } from '#server/process/create-services.ts';
import type { StaffRoutes } from '#server/staff/route.ts';
import { createStaffRouter } from '#server/staff/staff-router.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { addStaff } from '#tests/rows/staff-members.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

/** The lowest cost that argon2 accepts: at the usual cost sign-ins would be most of these tests' time. */
const lowestCost = { memory: 8, passes: 1, parallelism: 1 };
const key = Buffer.alloc(32, 7).toString('base64');

export type StaffBrowser = {
  id: string;
  email: string;
  /** A request with the session's cookie to a path below /staff; with fields a POST of the same site. */
  request(
    path: string,
    fields?: Record<string, string | string[]>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The same request for JSON: `{ screen, frame }`. */
  requestJson(
    path: string,
    fields?: Record<string, string | string[]>,
  ): Promise<{ status: number; body: StaffJson }>;
};
// biome-ignore lint/suspicious/noExplicitAny: tests read the data of one screen or another
type StaffJson = { screen: { name: string; title: string; data: any }; frame: any };

const bodyOf = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );

const tables = [
  ...['staff_sessions', 'staff_passkeys', 'staff_tokens', 'staff_secrets', 'staff_challenges'],
  ...['staff_attempts', 'staff_studios', 'staff', 'rate_limits'],
] as const;

/** Removes all accounts, so that tests can share a database. The log stays, because it cannot be deleted. */
export const removeStaff = async ({ kysely }: Database) => {
  for (const table of tables) await kysely.deleteFrom(table as 'staff').execute();
};

export type StaffSiteOptions = {
  routes?: StaffRoutes;
  settings?: Record<string, string>;
  /** State of the booking provider. */
  booking?: BookingMonitor;
  now?: number;
  /** IP address of the requests. */
  ip?: string;
};

/** The routes of /staff without the rest of the site, with a database of the test and any render function. */
export const createStaffRouterSite = (
  database: Database,
  render: RenderStaff,
  {
    routes,
    settings = {},
    booking,
    now = Date.parse('2026-11-16T14:00:00Z'),
    ip = '203.0.113.7',
  }: StaffSiteOptions = {},
) => {
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: settings.DATA_DIR ?? temporaryFolder(),
    PUBLIC_URL: 'https://heliora.example',
    STAFF_KEY: key,
    ...settings,
  });
  const clock = { time: now, now: () => clock.time };
  const services = createServices({
    env,
    database,
    clock,
    passwordCost: lowestCost,
    ...(booking && {
      bookingProviders: {
        embedded: (services) => ({ ...createEmbeddedBooking(services), monitor: booking }),
      },
    }),
  });
  const branch = createStaffRouter({
    services,
    enqueue: (_c, _lane, work) => work(),
    clientIp: () => ip,
    render,
    ...(routes ? { routes } : {}),
  });
  const app = new Hono().route('/staff', branch);

  const requestAs =
    (cookie: string | null): StaffBrowser['request'] =>
    async (path, fields, headers = {}) =>
      app.request(`https://heliora.example/staff${path === '/' ? '' : path}`, {
        method: fields ? 'POST' : 'GET',
        headers: {
          accept: 'text/html',
          'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
          ...(cookie ? { cookie: `__Host-staff=${cookie}` } : {}),
          ...(fields
            ? { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
            : {}),
          ...headers,
        },
        ...(fields ? { body: bodyOf(fields).toString() } : {}),
      });
  const browser = (id: string, email: string, cookie: string | null): StaffBrowser => {
    const request = requestAs(cookie);
    return {
      id,
      email,
      request,
      requestJson: async (path, fields) => {
        const response = await request(path, fields, { accept: 'application/json' });
        return { status: response.status, body: (await response.json()) as StaffJson };
      },
    };
  };

  const addMember = (role: Role, studios?: readonly number[], name?: string) =>
    addStaff(database, role, studios, name, clock.now());

  /** Adds a member with a session, without a sign-in. */
  const signedIn = async (...member: Parameters<typeof addMember>) => {
    const { id, email } = await addMember(...member);
    const session = { memberId: id, method: 'passkey', isShared: false, network: '203.0.113.7' } as const;
    const { token } = await startSession(
      database.kysely,
      { ...session, agent: 'test', previousToken: undefined },
      clock.now(),
    );
    return { ...browser(id, email, token), token };
  };

  return {
    app,
    env,
    services,
    clock,
    addMember,
    signedIn,
    signedOut: browser('', '', null),
    withCookie: requestAs,
  };
};
export type StaffRouterSite = ReturnType<typeof createStaffRouterSite>;
