import { randomUUID } from 'node:crypto';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { findStaffMember } from '#server/models/staff/members.ts';
import { startSession } from '#server/models/staff/sessions.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import { staffRoutes } from '#server/staff/staff-routes.ts';
import type { RenderStaff } from '#staff/screen-types.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import type { StaffRouterSite } from '#tests/site/staff-router-site.ts';
import { marksIn } from './marked-leads.ts';
import { createMarkedSite } from './marked-site.ts';
import {
  allowedFor,
  canRead,
  forbiddenMarks,
  readStoredAccounts,
  readStoredLeads,
  type Viewer,
} from './oracle.ts';
import { randomFields, randomFilter, randomPath, readRequestable } from './random-requests.ts';
import { type FuzzedRequest, type RequestVariant, requestVariants } from './request-variants.ts';

export type StaffFuzzReport = {
  statuses: Record<number, number>;
  /** Number of changes of tickets that succeeded, so not all requests are refused. */
  changes: number;
  broken: string[];
};

/** Email addresses of colleagues are visible only to members who manage a team. */
const forbiddenEmails = (text: string, member: Viewer, emails: ReadonlyMap<string, string>): string[] =>
  member.role === 'Corporate' || member.role === 'Studio_Manager'
    ? []
    : [...emails].filter(([id, email]) => id !== member.id && text.includes(email)).map(([, at]) => at);

type Options = {
  dataDir: string;
  seed: number;
  render: RenderStaff;
  /** How many of the requests that are not well formed are sent, from 0 to 1. */
  badShare: number;
  /** Which kinds of members use a route, by the number of the pair: the two databases divide them. */
  isChosen: (pair: number) => boolean;
};

const memberKinds = [
  'signed out',
  'disabled',
  'Corporate []',
  'Studio_Manager [1]',
  'Front_Desk [5,6]',
  'Teacher [1]',
];

/** Rows that requests change, read again after each of them. */
const readStored = async (database: Database) => {
  const { kysely: db } = database;
  const staff = await db.selectFrom('staff').select(['id', 'email']).execute();
  return {
    events: await unscoped(db).selectFrom('ticket_events').select(['id', 'ticket_id', 'staff_id']).execute(),
    leads: await readStoredLeads(database),
    accounts: await readStoredAccounts(database),
    emails: new Map(staff.map(({ id, email }) => [id, email])),
  };
};
type Stored = Awaited<ReturnType<typeof readStored>>;

/** The current state of the member: an earlier request may have changed role or sessions. */
const signIn = async (
  { services, clock }: StaffRouterSite,
  id: string,
  label: string,
): Promise<{ member: Viewer; cookie: string | null }> => {
  const db = services.database.kysely;
  const nobody: Viewer = { id, role: 'Teacher', studios: [] };
  if (id === '') return { member: nobody, cookie: null };
  // A new invitation enables a disabled member again, and one of the requests sends one.
  const active = label === 'disabled' ? 0 : 1;
  await db.updateTable('staff').set({ active }).where('id', '=', id).execute();
  // Of sessions that begin at the same instant, any may be among the newest ten.
  clock.time += 1;
  const session = { memberId: id, method: 'passkey', isShared: false, network: '', agent: '' } as const;
  const { token } = await startSession(db, { ...session, previousToken: undefined }, clock.now());
  const found = await findStaffMember(db, id);
  return { member: found?.isActive ? found : nobody, cookie: token };
};

/** Changes of tickets by another member, or of leads that the member may not read. */
const forbiddenChanges = (member: Viewer, before: Stored, events: Stored['events']): string[] =>
  events
    .filter(({ staff_id, ticket_id }) => {
      const lead = before.leads.find(({ id }) => id === ticket_id);
      return staff_id !== null && (staff_id !== member.id || !lead || !canRead(member, lead));
    })
    .map(({ ticket_id, staff_id }) => `a change of lead ${ticket_id} by ${staff_id}`);

/** What is wrong with the status and the headers of a response. */
const wrongResponse = (route: StaffRoute, label: string, variant: string, response: Response): string[] => {
  const { status, headers } = response;
  const location = headers.get('location') ?? '';
  const isOut = label === 'signed out' || label === 'disabled';
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`status ${status}`);
  if (variant === 'a cross-site post' && route.method === 'POST' && status !== 403)
    wrong.push(`a cross-site post gets ${status}`);
  if (isOut && route.permission !== 'public' && status < 300) wrong.push('a response without a session');
  if (location && !/^\/staff(?:[/?]|$)/.test(location)) wrong.push(`a redirect to ${location}`);
  return wrong;
};

/** Every route with the chosen kinds of members: a well-formed request and a share of the bad ones. */
export const runStaffFuzz = async (
  database: Database,
  { dataDir, seed, render, badShare, isChosen }: Options,
): Promise<StaffFuzzReport> => {
  const random = fuzzRandom(seed);
  const { site, members } = await createMarkedSite(database, { dataDir, leadCount: 40, random, render });
  const report: StaffFuzzReport = { statuses: {}, changes: 0, broken: [] };
  const requestable = await readRequestable(database);
  let stored = await readStored(database);

  const fieldsFor = async (path: string): Promise<URLSearchParams> => {
    const fields = randomFields(requestable, random);
    const ticket = await unscoped(database.kysely)
      .selectFrom('tickets')
      .select('version')
      .where('id', '=', path.split('/')[2] ?? '')
      .executeTakeFirst();
    if (ticket && random.isLikely(0.7)) fields.set('version', String(ticket.version));
    return fields;
  };
  const queryFor = ({ method, path }: StaffRoute): string => {
    if (method === 'GET') return `?${randomFilter(requestable, random)}`;
    const eventIds = stored.events.map(({ id }) => id);
    return path.endsWith('/undo') ? `?event=${random.pick([...eventIds, randomUUID()])}` : '';
  };
  const send = ({ method }: StaffRoute, path: string, cookie: string | null, request: FuzzedRequest) =>
    site.app.request(`https://heliora.example/staff${path}`, {
      method,
      headers: {
        accept: random.pick(['text/html', 'application/json', '*/*']),
        ...(cookie ? { cookie: `__Host-staff=${cookie}` } : {}),
        ...(method === 'POST' ? request.headers : {}),
      },
      ...(method === 'POST' && request.body !== undefined ? { body: request.body } : {}),
    });

  const check = async (route: StaffRoute, label: string, variant: string, makeRequest: RequestVariant) => {
    const id = members.find((one) => one.label === label)?.id ?? '';
    const { member, cookie } = await signIn(site, id, label);
    const target = randomPath(route, requestable, random);
    const fields = await fieldsFor(target);
    const request = makeRequest({ path: target, fields }, random);
    const query = request.path.includes('?') ? '' : queryFor(route);
    const path = `${request.path === '/' ? '' : request.path}${query}`;
    const response = await send(route, path, cookie, request);
    // A refused form repeats the typed email address, and the search field of the list the typed text.
    const body = (await response.text()).replaceAll(fields.get('email') ?? '', '');
    const text = query.includes('q=') ? '' : body;
    const before = stored;
    if (route.method === 'POST') stored = await readStored(database);
    const known = new Set(before.events.map((event) => event.id));
    const changes = stored.events.filter((event) => !known.has(event.id));
    report.changes += changes.length;
    report.statuses[response.status] = (report.statuses[response.status] ?? 0) + 1;
    const wrong = [
      ...wrongResponse(route, label, variant, response),
      ...forbiddenMarks(marksIn(text), allowedFor(member, before.leads, before.accounts), route),
      ...forbiddenEmails(text, member, before.emails),
      ...forbiddenChanges(member, before, changes),
    ];
    for (const one of wrong)
      report.broken.push(`${label}: ${route.method} ${path.slice(0, 200)} with ${variant}: ${one}`);
  };

  for (const [routeIndex, route] of staffRoutes.entries())
    for (const label of memberKinds.filter((_, kindIndex) => isChosen(routeIndex + kindIndex)))
      for (const [index, [variant, makeRequest]] of Object.entries(requestVariants).entries()) {
        // Well-formed requests succeed only if the picked lead is the member's and in the right status.
        const times = index > 0 ? Number(random.isLikely(badShare)) : route.method === 'POST' ? 2 : 1;
        for (let n = 0; n < times; n++) await check(route, label, variant, makeRequest);
      }
  return report;
};
