import { noStudioId, type StudioId, toStudioId } from '#domain/studios.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import type { Database } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import type { Screens } from '#staff/screen-types.ts';
import { mondayOf, recountOf } from '#tests/databases/stored-figures.ts';
import { dismissLabels, lostLabels, stageLabels } from '#words/staff/labels.ts';
import { countedFor, wrongReport } from './figure-oracle.ts';
import { type Colleague, canRead, canSee, type StoredLead, type Viewer } from './oracle.ts';

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
export type World = {
  leads: readonly StoredLead[];
  log: readonly LogRow[];
  parked: ReadonlySet<string>;
  tickets: ReadonlyMap<string, TicketRecord>;
  /** The titles of saved replies, with their studio; 0 stands for all. */
  replies: readonly { studio: StudioId; title: string }[];
  team: readonly Colleague[];
};

const countOf = (member: Viewer, { leads }: World, tab: string, studio: StudioId | null) =>
  leads.filter(
    (lead) =>
      canSee(member, lead) &&
      boxes[tab]?.includes(lead.box) &&
      (studio === null || lead.studio === studio) &&
      (tab !== 'mine' || lead.assignee === member.id),
  ).length;

/** What is wrong in the data of a screen, apart from names and ids. */
// biome-ignore lint/suspicious/noExplicitAny: the data of any screen
type Check = (member: Viewer, data: any, world: World, now: number) => string[];

const same = (what: string, said: unknown, counted: unknown) =>
  said === counted ? [] : [`${what}: ${said} instead of ${counted}`];

const wrongTimeline: Check = (member, { id, timeline }: TicketDetail, { leads }) => {
  const lead = leads.find((one) => one.id === id);
  if (lead && canRead(member, lead)) return [];
  return timeline
    .filter(({ text }) => endings.some((ending) => text.includes(ending)))
    .map(({ text }) => `how lead ${id} ended: ${text}`);
};

const wrongSaved: Check = (_, { ticket, saved }: Screens['reply'], { leads, replies }) => {
  const lead = leads.find(({ id }) => id === ticket.id);
  const own = replies.filter(({ studio }) => studio === 0 || studio === lead?.studio);
  const listOf = (titled: readonly { title: string }[]) =>
    titled
      .map(({ title }) => title)
      .toSorted()
      .join(', ');
  return same(`saved replies for lead ${ticket.id}`, listOf(saved), listOf(own));
};

const wrongList: Check = (member, data: Screens['list'], world, now) => {
  const { q, campaign, source, studio } = data.query;
  // A row without a name that a search or a campaign finds reveals whose it is.
  const found = q || campaign || source ? [...data.rows, ...data.near] : [];
  const masked = found.filter(({ id }) => {
    const lead = world.leads.find((one) => one.id === id);
    return !lead || !canRead(member, lead);
  });
  return [
    ...masked.map(({ id }) => `a search finds lead ${id}`),
    ...Object.entries(data.counts).flatMap(([tab, count]) =>
      same(`the count of ${tab}`, count, countOf(member, world, tab, studio)),
    ),
    ...(data.open ? wrongTimeline(member, data.open.ticket, world, now) : []),
  ];
};

const wrongStudios: Check = (member, { week, open }: NonNullable<Screens['home']['studios']>, world, now) => [
  ...wrongReport(member, week, world),
  ...Object.entries(open).flatMap(([studio, { waiting, overdue }]) => {
    const late = world.leads.filter(
      (lead) =>
        canSee(member, lead) &&
        lead.studio === Number(studio) &&
        boxes.all?.includes(lead.box) &&
        (world.tickets.get(lead.id)?.due_at ?? now) < now,
    );
    return [
      ...same(
        `waiting in ${studio}`,
        waiting,
        countOf(member, world, 'unassigned', toStudioId(Number(studio))),
      ),
      ...same(`overdue in ${studio}`, overdue, late.length),
    ];
  }),
];

const wrongHome: Check = (member, data: Screens['home'], world, now) => {
  const held = countOf(member, world, 'held', null);
  const seen = new Set(world.leads.filter((lead) => canSee(member, lead)).map(({ id }) => id));
  const week = recountOf(countedFor(member, world, mondayOf(now), mondayOf(now)));
  // The front desk cannot retry a mail, so its figure is 0.
  const parked = [...world.parked].filter((id) => seen.has(id.split(' ')[1] ?? ''));
  return [
    ...same('unassigned', data.figures.unassigned, countOf(member, world, 'unassigned', null)),
    // Those that the member has looked at are left out.
    ...(data.heldCount > held ? same('held', data.heldCount, held) : []),
    ...same('within an hour', data.figures.withinHour, week.leads ? (week.open_1h ?? 0) / week.leads : null),
    ...(data.studios
      ? wrongStudios(member, data.studios, world, now)
      : same('figures', member.role, 'Front_Desk')),
    ...same('parked', data.parkedCount, member.role === 'Front_Desk' ? 0 : parked.length),
  ];
};

const wrongLog: Check = (member, { rows }: Screens['log'], world) =>
  rows
    .filter(({ id }) => {
      const line = world.log.find((one) => one.id === id);
      const isNear = member.role === 'Studio_Manager' && member.studios.includes(line?.studio ?? noStudioId);
      const about = world.leads.find((lead) => lead.id === line?.subject);
      // A line about an application for Corporate or Studio_Manager would reveal that there is one.
      const isHidden = about?.scopeClass === 'senior-application';
      const isOwn = line?.staff_id === member.id;
      return !line || !(member.role === 'Corporate' || (isNear && !isHidden) || isOwn);
    })
    .map(({ id }) => `line ${id} of the log`);

const isOfStudios = (member: Viewer, studios: readonly StudioId[]) =>
  member.role === 'Corporate' || studios.every((studio) => member.studios.includes(studio));

const wrongTeam: Check = (member, { members }: Screens['team'], { team }) =>
  members
    .filter(({ id }) => !isOfStudios(member, team.find((one) => one.id === id)?.studios ?? []))
    .map(({ name }) => `a member of other studios: ${name}`);

const wrongSavedReplies: Check = (member, { replies }: Screens['saved-replies']) =>
  replies
    .filter(({ studio }) => studio !== 0 && !isOfStudios(member, [studio]))
    .map(({ studioName }) => `a saved reply of ${studioName}`);

/** The names of all numbers in the data of a screen. */
const numbersIn = (data: unknown, name = 'data'): string[] => {
  if (typeof data === 'number') return [name];
  if (!data || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, value]) => numbersIn(value, Array.isArray(data) ? name : key));
};
const isIdOrTime = (name: string) => ['id', 'studio', 'at'].includes(name) || name.endsWith('At');

/**
 * Nothing but names and ids of leads and colleagues, which are compared for every response. Any other number
 * may count leads that the member must not see: it has a check, or is named here because it counts none.
 */
const namesAnd =
  (...harmless: readonly string[]): Check =>
  (_, data) =>
    [...new Set(numbersIn(data))]
      .filter((name) => !isIdOrTime(name) && !harmless.includes(name))
      .map((name) => `a number that nothing compares: ${name}`);

/** Screens with more than names and ids. */
const ownChecks = {
  home: wrongHome,
  list: wrongList,
  ticket: (member, { ticket }, world, now) => wrongTimeline(member, ticket, world, now),
  reply: (member, data, world, now) => [
    ...wrongTimeline(member, data.ticket, world, now),
    ...wrongSaved(member, data, world, now),
  ],
  figures: (member, data, world) => wrongReport(member, data, world),
  log: wrongLog,
  team: wrongTeam,
  'team-member': (member, data, world, now) => wrongTeam(member, { members: [data.member] }, world, now),
  'saved-replies': wrongSavedReplies,
  deliveries: namesAnd('attempts'),
  me: namesAnd('codesLeft'),
  // Of leads whose ids are compared: version, tries, how many of these rows have one address.
  person: namesAnd('version', 'tries', 'email', 'phone', 'accountSince'),
} satisfies Partial<Record<keyof Screens, Check>>;

export const checkOf = (name: keyof Screens): Check =>
  (ownChecks as Partial<Record<keyof Screens, Check>>)[name] ?? namesAnd();

export const readWorld = async ({ kysely: db }: Database, leads: readonly StoredLead[]): Promise<World> => {
  const tickets = await unscoped(db).selectFrom('tickets').selectAll().execute();
  const parked = await unscoped(db)
    .selectFrom('outbox')
    .select(['id', 'submission_id'])
    .where('state', '=', 'parked')
    .execute();
  const staff = await db.selectFrom('staff').select(['id', 'name', 'role']).execute();
  const granted = await db.selectFrom('staff_studios').selectAll().execute();
  const studiosOf = Map.groupBy(granted, ({ staff_id }) => staff_id);
  return {
    leads,
    log: await db
      .selectFrom('staff_log')
      .select(['id', 'staff_id', 'studio_id as studio', 'subject'])
      .execute(),
    parked: new Set(parked.map(({ id, submission_id }) => `${id} ${submission_id}`)),
    replies: await db.selectFrom('saved_replies').select(['studio_id as studio', 'title']).execute(),
    tickets: new Map(tickets.map((ticket) => [ticket.id, ticket])),
    team: staff.map((one) => ({
      ...one,
      studios: (studiosOf.get(one.id) ?? []).map(({ studio_id }) => studio_id),
    })),
  };
};
