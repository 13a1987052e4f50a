import type { Database } from '#server/db/connect.ts';
import { listStaffMembers } from '#server/models/staff/members.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import { staffRoutes } from '#server/staff/staff-routes.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { marksIn } from './marked-leads.ts';
import { createMarkedSite } from './marked-site.ts';
import {
  type Allowed,
  allowedFor,
  forbiddenColleagues,
  forbiddenMarks,
  readStoredAccounts,
  readStoredLeads,
} from './oracle.ts';
import { randomFilter, randomPath, readRequestable } from './random-requests.ts';

export type LeakReport = {
  /** Number of responses with at least one lead, by route: a route without any proves little. */
  named: Record<string, number>;
  /** Number of responses with private values. */
  privates: number;
  /** Reading routes that never returned anything to anybody: nothing is proved about them. */
  unread: string[];
  leaks: string[];
};

const leadCount = 240;

/** Routes that return data: all GET routes, and those whose reading is verified or logged, which use POST. */
const isReading = ({ method, permission }: StaffRoute) =>
  method === 'GET' ? permission !== 'public' : /\.(?:export|read)$/.test(permission);

/** Removes what the response only repeats: the list's query, and the URL in the frame. */
const withoutEcho = (body: string): string => {
  try {
    const { screen } = JSON.parse(body) as { screen?: { data?: { query?: unknown } } };
    if (!screen) return '';
    const { query: _query, ...data } = screen.data ?? {};
    return JSON.stringify({ ...screen, data });
  } catch {
    return body;
  }
};

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const foreignIds = (text: string, allowed: Allowed, ids: ReadonlySet<string>): string[] =>
  (text.match(uuid) ?? [])
    .filter((id) => ids.has(id) && !allowed.ids.has(id))
    .map((id) => `the id of lead ${id}`);

/** Random members send random requests to every reading route; an oracle computes what they may see. */
export const runLeaks = async (
  database: Database,
  dataDir: string,
  seed: number,
  requests: number,
): Promise<LeakReport> => {
  const random = fuzzRandom(seed);
  const { members } = await createMarkedSite(database, { dataDir, leadCount, random });
  const leads = await readStoredLeads(database);
  const accounts = await readStoredAccounts(database);
  const team = await listStaffMembers(database.kysely);
  const requestable = await readRequestable(database);
  const ids = new Set(leads.map(({ id }) => id));
  const allowed = new Map(members.map((member) => [member.label, allowedFor(member, leads, accounts)]));
  const routes = staffRoutes.filter(isReading);
  // Routes with more parameters are requested more often.
  const often = routes.filter(({ path }) => path.startsWith('/leads'));
  const named: Record<string, number> = {};
  const keyOf = ({ method, path }: StaffRoute) => `${method} ${path}`;
  const unread = new Set(routes.map(keyOf));
  // First every route as every member, then at random.
  const pairs = routes.flatMap((route) => members.map((member) => ({ route, member })));
  const leaks: string[] = [];
  let privates = 0;
  /** Corporate may read everything: routes that need a certain lead are requested until one fits. */
  const reader = members.find(({ role }) => role === 'Corporate') ?? random.pick(members);
  const isOver = (n: number) => n >= (unread.size > 0 ? 2 * requests : requests);
  for (let n = 0; !isOver(n); n++) {
    const { member, route } =
      n >= requests
        ? { member: reader, route: random.pick(routes.filter((one) => unread.has(keyOf(one)))) }
        : (pairs[n] ?? {
            member: random.pick(members),
            route: random.pick(random.isLikely(0.6) ? often : routes),
          });
    const filter = randomFilter(requestable, random);
    const path = randomPath(route, requestable, random);
    const isPost = route.method === 'POST';
    const response = await member.request(
      isPost || filter.size === 0 ? path : `${path === '/' ? '' : path}?${filter}`,
      isPost ? Object.fromEntries(filter) : undefined,
      { accept: 'application/json' },
    );
    const body = await response.text();
    const shown = `${withoutEcho(body)} ${response.headers.get('content-disposition') ?? ''}`;
    const marks = marksIn(shown);
    const key = keyOf(route);
    // After a verification, the copy of a person's data redirects to its download.
    if (response.status < 400) unread.delete(key);
    named[key] = (named[key] ?? 0) + Number(marks.names.size > 0);
    privates += Number(marks.privates.size > 0);
    const visible = allowed.get(member.label) as Allowed;
    const found = [
      ...forbiddenMarks(marks, visible, route),
      ...foreignIds(shown, visible, ids),
      ...forbiddenColleagues(shown, member, { team, leads }),
      ...(response.status >= 500 ? [`status ${response.status}`] : []),
      ...(member.id === '' && response.status === 200 ? ['a response without a session'] : []),
    ];
    for (const leak of found) leaks.push(`${member.label} ${key} ${path}?${filter}: ${leak}`);
  }
  return { named, privates, unread: [...unread], leaks };
};
