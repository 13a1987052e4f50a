import { hourMs } from '#domain/durations.ts';
import { leadScopes, type Principal } from '#domain/staff/permissions.ts';
import { toStudioId } from '#domain/studios.ts';
import type { Change } from '#domain/tickets/changes.ts';
import { type FiguresQuery, usualFigures } from '#domain/tickets/figures-query.ts';
import type { ListQuery, Tab } from '#domain/tickets/views.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { actorOf } from '#server/models/staff/staff-types.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { readFigures } from '#server/models/tickets/figures/read-figures.ts';
import { countTabs } from '#server/models/tickets/list/tab-counts.ts';
import { listTickets } from '#server/models/tickets/list/ticket-list.ts';
import { findTicket } from '#server/models/tickets/ticket-view.ts';
import { anyQuery } from '#tests/databases/listed-tickets.ts';
import type { Base } from './bases.ts';
import { assignees, campaign, digits, first, last, newest, reference } from './fill.ts';

/** One operation of staff. `run` returns the number of rows; `turn` selects other data every time. */
export type Operation = {
  run: (base: Base, turn: number, limit: number) => Promise<number>;
  /** Not measured: brings the ticket into the state that `run` needs. Only changes have it. */
  before?: (base: Base, turn: number) => Promise<void>;
};

const now = newest + hourMs;
const assigneeAt = (n: number) => assignees[n] ?? '';
const corporate: Principal = { id: assigneeAt(2), role: 'Corporate', studios: [] };
const manager: Principal = { id: assigneeAt(7), role: 'Studio_Manager', studios: [toStudioId(8)] };
const frontDesk: Principal = { id: assigneeAt(27), role: 'Front_Desk', studios: [8, 10].map(toStudioId) };

const list = (member: Principal, query: Partial<ListQuery>): Operation => ({
  run: async ({ database }, _, limit) => {
    const listed = { member, query: { ...anyQuery, ...query }, limit, now };
    const { rows, near } = await listTickets(database, listed);
    return rows.length + near.length;
  },
});
/** Searches at the same relative positions of a short and a long history, for other people every time. */
const search = (member: Principal, q: (n: number) => string, query: Partial<ListQuery> = {}): Operation => ({
  run: (base, turn, limit) => {
    const n = 1 + Math.floor((turn * 0.0137 * base.size) % base.size);
    return list(member, { ...query, q: q(n) }).run(base, turn, limit);
  },
});

const tabs: readonly Tab[] = ['unassigned', 'mine', 'all', 'in-touch', 'done', 'held'];
const members = { Corporate: corporate, 'one studio': manager, 'front desk': frontDesk };
const filters: Record<string, Partial<ListQuery>> = {
  studio: { studio: toStudioId(8) },
  form: { form: 'group-class' },
  assignee: { assignee: assigneeAt(3) },
  campaign: { campaign },
  days: { from: '2026-11-11', to: '2026-11-13' },
};
const twoFilters = { form: 'group-class', assignee: assigneeAt(3) };
const listsOf = (member: Principal, name: string, query: Partial<ListQuery> = {}) =>
  tabs.map((tab): [string, Operation] => [`${tab}, ${name}`, list(member, { ...query, tab })]);

export const lists: Record<string, Operation> = {
  ...Object.fromEntries(Object.entries(members).flatMap(([name, member]) => listsOf(member, name))),
  ...Object.fromEntries(Object.entries(filters).flatMap(([name, query]) => listsOf(corporate, name, query))),
  ...Object.fromEntries(
    Object.entries(filters).flatMap(([name, query]) => listsOf(manager, `one studio, ${name}`, query)),
  ),
  ticket: {
    run: async ({ database }) => {
      const { rows } = await listTickets(database, {
        member: manager,
        query: { ...anyQuery, tab: 'done' },
        limit: 1,
        now,
      });
      await findTicket(database, manager, rows[0]?.id ?? '', now);
      return rows.length;
    },
  },
};

/** The second filter is compared with rows that the first one finds: more are read, but a limited number. */
export const filteredTwice: Record<string, Operation> = Object.fromEntries([
  ...listsOf(corporate, 'form and assignee', twoFilters),
  ...listsOf(manager, 'one studio, form and assignee', twoFilters),
]);

const week = { from: '2026-11-09', to: '2026-11-15' };
const longestPeriod = { from: '2026-08-17', to: '2026-11-15' };

/** Filters without an index, and what figures link to: common ones, and a rare one in a long period. */
export const withoutIndex: Record<string, Operation> = {
  ...Object.fromEntries(listsOf(corporate, 'stage', { stage: 'joined' })),
  ...Object.fromEntries(listsOf(corporate, 'source', { source: 'instagram' })),
  ...Object.fromEntries(listsOf(manager, 'one studio, source', { source: 'instagram' })),
  'figure leads, Corporate': list(corporate, { figure: 'leads', ...week }),
  'figure leads, one studio': list(manager, { figure: 'leads', ...week }),
  'figure joined, Corporate': list(corporate, { figure: 'joined', ...longestPeriod }),
  'figure joined, one studio': list(manager, { figure: 'joined', ...longestPeriod }),
};

const counts = (member: Principal): Operation => ({
  run: async ({ database }) =>
    Object.values(await countTabs(database, member, null)).reduce((sum, count) => sum + count, 0),
});
export const tabCounts: Record<string, Operation> = Object.fromEntries(
  Object.entries(members).map(([name, member]) => [`counts, ${name}`, counts(member)]),
);

const figuresOf = (member: Principal, query: Partial<FiguresQuery>): Operation => ({
  run: async ({ database }) => {
    const full = { ...usualFigures, ...query };
    return (await readFigures(database.kysely, leadScopes(member), full, now)).rows.length;
  },
});
/** The longest period and the weeks before it: more than 90 days. */
export const figures: Record<string, Operation> = {
  'studios, Corporate': figuresOf(corporate, { period: '13-weeks' }),
  'forms, Corporate': figuresOf(corporate, { period: '13-weeks', by: 'form' }),
  'sources, Corporate': figuresOf(corporate, { period: '13-weeks', by: 'source' }),
  'sources, one studio': figuresOf(manager, { period: '13-weeks', by: 'source' }),
  'this week, Corporate': figuresOf(corporate, {}),
};

const fullName = (n: number) => `${first(n)} ${last(n)}`;
/** The nearest person of the manager's studio. */
const ofStudio = (n: number) => n - (n % 20) + 7;
const phone = (n: number) => `(305) ${digits(n)}`;

export const searches: Record<string, Operation> = {
  'last name, Corporate': search(corporate, last),
  'last name, one studio': search(manager, last),
  // Of a million people, 20,000 have each first name.
  'common first name, Corporate': search(corporate, first),
  'common first name, one studio': search(manager, first),
  'word of every message': search(corporate, () => 'towels'),
  'name and word, Corporate': search(corporate, (n) => `towels ${first(n)}`),
  'name and word, one studio': search(manager, (n) => `towels ${first(n)}`),
  phone: search(corporate, phone),
  'last four digits': search(corporate, (n) => String(n % 1e4).padStart(4, '0')),
  mail: search(corporate, (n) => `p${n}@example.com`),
  reference: search(corporate, reference),
  'reference, one studio': search(manager, reference),
  // Misspelled: read again with all words that differ by one letter.
  'one wrong letter, Corporate': search(corporate, (n) => `${first(n)}x`),
  'one wrong letter, one studio': search(manager, (n) => `${first(ofStudio(n))}x`),
  nothing: search(corporate, (n) => `nobody${n} here`),
  'name and form': search(corporate, first, { form: 'group-class' }),
  // Few people have both names: the search tests the tickets that have one of them.
  'first and last name, Corporate': search(corporate, fullName),
  'first and last name, one studio': search(manager, (n) => fullName(ofStudio(n))),
};

/** Nobody has two first names: as many tickets are tested as one call may test. */
export const searchesInVain: Record<string, Operation> = {
  'two first names, Corporate': search(corporate, (n) => `${first(n)} ${first(n + 20)}`),
  'two first names, one studio': search(manager, (n) => `${first(n)} ${first(n + 20)}`),
};

export const prefixes: Record<string, Operation> = {
  'three letters': search(corporate, (n) => first(n).slice(0, 3)),
  'three letters, one studio': search(manager, (n) => first(n).slice(0, 3)),
  'four letters': search(corporate, (n) => last(n).slice(0, 4)),
  'four letters, one studio': search(manager, (n) => last(n).slice(0, 4)),
  'name and three letters': search(corporate, (n) => `${first(n)} ${last(n).slice(0, 3)}`),
};

/** One of the newest tickets, open and without an assignee. */
const idAt = async ({ database, size }: Base, turn: number) => {
  const email = `p${size - 3 - (turn % 400) * 4}@example.com`;
  const query = unscoped(database.kysely).selectFrom('tickets').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
};
/** Ids are read before the measurement, so that only the change is measured. */
const ids = new Map<string, string>();
const change = async (base: Base, turn: number, one: Change) => {
  const key = `${base.database.engine} ${base.size} ${turn}`;
  const id = ids.get(key) ?? (await idAt(base, turn));
  ids.set(key, id);
  return changeTicket(base.database, { actor: actorOf(corporate), id, change: one, now: now + turn });
};
const changed = (before: Change[], measured: Change): Operation => ({
  // An earlier run on the same base may have left the ticket in this state: then nothing is changed.
  before: async (base, turn) => {
    for (const one of before) await change(base, turn, one);
  },
  run: async (base, turn) => {
    const result = await change(base, turn, measured);
    if (!result.ok) throw new Error(`${measured.kind}: ${JSON.stringify(result)}`);
    return 1;
  },
});

export const changes: Record<string, Operation> = {
  take: changed([{ kind: 'note', text: 'Hello' }, { kind: 'hand-back' }], { kind: 'take' }),
  'status change': changed([{ kind: 'stage', stage: 'new' }], { kind: 'stage', stage: 'in-touch' }),
  note: changed([], { kind: 'note', text: 'Called' }),
};
