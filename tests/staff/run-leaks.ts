import type { StudioId } from '#domain/studios.ts';
import type { Database } from '#server/db/connect.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import type { StaffRoute } from '#server/staff/route.ts';
import { staffRoutes } from '#server/staff/staff-router.ts';
import { mondayOf, recountOf } from '#tests/databases/stored-figures.ts';
import { fuzzRandom } from '#tests/fuzz/random.ts';
import { dismissLabels, lostLabels, stageLabels } from '#words/staff/labels.ts';
import { countedFor, wrongReport } from './figure-oracle.ts';
import { marksIn } from './marked-leads.ts';
import { type Browsing, createMarkedSite } from './marked-site.ts';
import { type Allowed, allowedFor, canRead, canSee, readStoredLeads, type StoredLead } from './oracle.ts';
import { bodyOf, randomFilter, randomPath, readRequestable } from './random-requests.ts';

export type LeakReport = {
  seed: number;
  requests: number;
  /** Number of responses with at least one lead, by route: a route without any proves little. */
  named: Record<string, number>;
  /** Number of responses with figures, all of which were counted again. */
  figures: number;
  leaks: string[];
};

const leadCount = 240;

/** Routes that return data: all GET routes, and exports, which use POST because they need a verification. */
const isReading = ({ method, permission }: StaffRoute) =>
  method === 'GET' ? permission !== 'public' : permission.endsWith('.export');

// biome-ignore lint/suspicious/noExplicitAny: the data of any screen
type Screen = { name: string; data: any };

/** Removes what the response only repeats: the list's query, and the URL in the frame. */
const withoutEcho = (body: string): { text: string; screen: Screen | undefined } => {
  try {
    const { screen, frame: _frame } = JSON.parse(body) as { screen?: Screen; frame?: unknown };
    if (!screen) return { text: '', screen };
    const { query: _query, ...data } = screen.data ?? {};
    return { text: JSON.stringify({ ...screen, data }), screen };
  } catch {
    return { text: body, screen: undefined };
  }
};

const tooMuch = (found: Set<number>, allowed: Set<number>) => [...found].filter((n) => !allowed.has(n));
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g;

const leakedIn = (text: string, allowed: Allowed, ids: ReadonlySet<string>): string[] => {
  const marks = marksIn(text);
  const foreign = (text.match(uuid) ?? []).filter((id) => ids.has(id) && !allowed.ids.has(id));
  return [
    ...tooMuch(marks.names, allowed.names).map((n) => `the name or text of lead ${n}`),
    ...tooMuch(marks.emails, allowed.emails).map((n) => `the email address of person ${n}`),
    ...tooMuch(marks.phones, allowed.phones).map((n) => `the number of person ${n}`),
    ...foreign.map((id) => `the id of lead ${id}`),
  ];
};

/** The boxes of each tab, written out, so that no change of the product's own table passes unseen. */
const boxes: Record<string, readonly string[]> = {
  unassigned: ['unassigned'],
  mine: ['assigned', 'in-touch'],
  all: ['unassigned', 'assigned', 'in-touch'],
  'in-touch': ['in-touch'],
  done: ['done', 'dismissed'],
  held: ['held'],
};

/** A member who may not read a lead may not see its outcome either: "Lost, Health" is about a person. */
const endings = [stageLabels, lostLabels, dismissLabels].flatMap((labels) => Object.values<string>(labels));

type LogRow = { id: string; staff_id: string | null; studio: StudioId | null; subject: string | null };
type World = {
  leads: readonly StoredLead[];
  log: readonly LogRow[];
  parked: ReadonlySet<string>;
  tickets: ReadonlyMap<string, TicketRecord>;
};

const countOf = (member: Browsing, { leads }: World, tab: string, studio: StudioId | null) =>
  leads.filter(
    (lead) =>
      canSee(member, lead) &&
      boxes[tab]?.includes(lead.box) &&
      (studio === null || lead.studio === studio) &&
      (tab !== 'mine' || lead.assignee === member.id),
  ).length;

/** Figures, and rows whose number reveals something: each is counted again. */
const wrongFigures = (member: Browsing, { name, data }: Screen, world: World, now: number): string[] => {
  const wrong: string[] = [];
  const same = (what: string, said: unknown, counted: unknown) => {
    if (said !== counted) wrong.push(`${what}: ${said} instead of ${counted}`);
  };
  if (name === 'list' && data.query.q)
    for (const { id } of [...data.rows, ...data.near] as { id: string }[]) {
      // A row without a name that a search by name finds reveals whose it is.
      const lead = world.leads.find((one) => one.id === id);
      if (!lead || !canRead(member, lead)) wrong.push(`a search finds lead ${id}`);
    }
  if (name === 'list')
    for (const [tab, count] of Object.entries(data.counts))
      same(`the count of ${tab}`, count, countOf(member, world, tab, data.query.studio));
  if (name === 'list' && (data.query.campaign || data.query.source))
    for (const { id, isMasked } of data.rows as { id: string; isMasked: boolean }[])
      if (isMasked) wrong.push(`a campaign or source finds lead ${id}`);
  // The screen of a ticket, and the list with a ticket beside it.
  if (data?.ticket) {
    const { id, timeline } = data.ticket as { id: string; timeline: { text: string }[] };
    const lead = world.leads.find((one) => one.id === id);
    if (!lead || !canRead(member, lead))
      for (const { text } of timeline)
        if (endings.some((ending) => text.includes(ending))) wrong.push(`how lead ${id} ended: ${text}`);
  }
  if (name === 'home') {
    same('unassigned', data.figures.unassigned, countOf(member, world, 'unassigned', null));
    // Those that the member has looked at are left out.
    const held = countOf(member, world, 'held', null);
    if (data.heldCount > held) same('held', data.heldCount, held);
    const seen = new Set(world.leads.filter((lead) => canSee(member, lead)).map(({ id }) => id));
    const week = recountOf(countedFor(member, world, mondayOf(now), mondayOf(now)));
    const share = week.leads ? (week.open_1h ?? 0) / week.leads : null;
    same('within an hour', data.figures.withinHour, share);
    if (data.studios) {
      wrong.push(...wrongReport(member, data.studios.week, world));
      for (const [studio, count] of Object.entries<{ waiting: number; overdue: number }>(data.studios.open)) {
        same(`waiting in ${studio}`, count.waiting, countOf(member, world, 'unassigned', Number(studio)));
        const open = world.leads.filter(
          (lead) => canSee(member, lead) && lead.studio === Number(studio) && boxes.all?.includes(lead.box),
        );
        const overdue = open.filter(({ id }) => (world.tickets.get(id)?.due_at ?? now) < now).length;
        same(`overdue in ${studio}`, count.overdue, overdue);
      }
    } else same('figures', member.role, 'Front_Desk');
    // The front desk cannot retry a mail, so its figure is 0.
    const parked = [...world.parked].filter((id) => seen.has(id.split(' ')[1] ?? ''));
    same('parked', data.parkedCount, member.role === 'Front_Desk' ? 0 : parked.length);
  }
  if (name === 'figures') wrong.push(...wrongReport(member, data, world));
  if (name === 'log')
    for (const row of data.rows as { id: string }[]) {
      const line = world.log.find(({ id }) => id === row.id);
      const isOwn = line?.staff_id === member.id;
      const isNear = member.role === 'Studio_Manager' && member.studios.includes(line?.studio ?? -1);
      const about = world.leads.find(({ id }) => id === line?.subject);
      // A line about an application for Corporate or Studio_Manager would reveal that there is one.
      const isHidden = about?.scopeClass === 'senior-application';
      if (!line || !(member.role === 'Corporate' || (isNear && !isHidden) || isOwn))
        wrong.push(`line ${row.id} of the log`);
    }
  return wrong;
};

const readWorld = async ({ kysely: db }: Database, leads: readonly StoredLead[]): Promise<World> => {
  const tickets = await db.selectFrom('tickets').selectAll().execute();
  const parked = await db
    .selectFrom('outbox')
    .select(['id', 'submission_id'])
    .where('state', '=', 'parked')
    .execute();
  return {
    leads,
    log: await db
      .selectFrom('staff_log')
      .select(['id', 'staff_id', 'studio_id as studio', 'subject'])
      .execute(),
    parked: new Set(parked.map(({ id, submission_id }) => `${id} ${submission_id}`)),
    tickets: new Map(tickets.map((ticket) => [ticket.id, ticket])),
  };
};

/** Random members send random requests to every reading route; an oracle computes what they may see. */
export const runLeaks = async (
  database: Database,
  dataDir: string,
  seed: number,
  requests: number,
): Promise<LeakReport> => {
  const random = fuzzRandom(seed);
  const { members, now, linked } = await createMarkedSite(database, { dataDir, leadCount, random });
  if (linked === 0) throw new Error('no request is linked to another one');
  const leads = await readStoredLeads(database);
  let world = await readWorld(database, leads);
  const requestable = await readRequestable(database);
  const ids = new Set(leads.map(({ id }) => id));
  const allowed = new Map(members.map((member) => [member.label, allowedFor(member, leads)]));
  const routes = staffRoutes.filter(isReading);
  // Routes with more parameters are requested more often.
  const often = routes.filter(({ path }) => path.startsWith('/leads'));
  const named: Record<string, number> = {};
  const leaks: string[] = [];
  let figures = 0;
  for (let n = 0; n < requests; n++) {
    const member = random.pick(members);
    const route = random.pick(random.isLikely(0.6) ? often : routes);
    const filter = randomFilter(requestable, random);
    const path = randomPath(route, requestable, random);
    const isPost = route.method === 'POST';
    const response = await member.request(
      isPost || filter.size === 0 ? path : `${path === '/' ? '' : path}?${filter}`,
      isPost ? Object.fromEntries(filter) : undefined,
      { accept: 'application/json' },
    );
    const body = await bodyOf(response);
    const { text, screen } = withoutEcho(body);
    const shown = `${text} ${response.headers.get('content-disposition') ?? ''}`;
    const marks = marksIn(shown);
    const key = `${route.method} ${route.path}`;
    named[key] = (named[key] ?? 0) + Number(marks.names.size > 0);
    // Reading a file or an export is logged, so the log is read again.
    if (screen?.name === 'log') world = await readWorld(database, leads);
    figures += Number(screen?.name === 'figures' && screen.data.total.leads > 0);
    const found = [
      ...leakedIn(shown, allowed.get(member.label) as Allowed, ids),
      ...(screen ? wrongFigures(member, screen, world, now) : []),
      ...(response.status >= 500 ? [`status ${response.status}`] : []),
      ...(member.id === '' && response.status === 200 ? ['a response without a session'] : []),
    ];
    for (const leak of found) leaks.push(`${member.label} ${key} ${path}?${filter}: ${leak}`);
  }
  return { seed, requests, named, figures, leaks };
};
