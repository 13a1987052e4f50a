import { type RawBuilder, sql } from 'kysely';
import { addDays, isCalendarDay } from '#domain/dates.ts';
import { type Principal, readableScopes, visibleScopes } from '#domain/staff/permissions.ts';
import { allScopes, studioOfScope } from '#domain/staff/scopes.ts';
import type { ListQuery, Tab, TicketRow } from '#domain/tickets/views.ts';
import type { Instant } from '#server/db/column-types.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { type StoredBox, storedBox } from '#server/db/staff-tables.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { studioInstant } from '#server/time/studio-time.ts';
import { termsOf } from './search-terms.ts';
import { findRecords, rowsFor } from './ticket-rows.ts';
import { type Bounds, type Candidates, noBounds, ticketsWithTerms } from './ticket-search.ts';
import { openBoxes, type TicketRecord } from './ticket-state.ts';

/** Counts end at this number, and a screen shows "500+": a long history must not make the list slower. */
export const countCap = 500;

/** Dismissed tickets are listed with the done ones, where they can be found for an undo. */
const listedBoxes = {
  unassigned: [storedBox.unassigned],
  mine: [storedBox.assigned, storedBox['in-touch']],
  all: openBoxes,
  'in-touch': [storedBox['in-touch']],
  done: [storedBox.done, storedBox.dismissed],
  held: [storedBox.held],
} as const satisfies Record<Tab, readonly StoredBox[]>;
/** Compiles only if every box is in a tab: a ticket in no tab could be found only by a search or its address. */
const boxesOfTab: StoredBox extends (typeof listedBoxes)[Tab][number]
  ? Record<Tab, readonly StoredBox[]>
  : never = listedBoxes;
/** A search in the tab "all" covers the whole history, except held tickets. */
const searchedBoxes: readonly StoredBox[] = [...openBoxes, storedBox.done, storedBox.dismissed];

const inStudio = (scopes: readonly number[], studio: number | null) =>
  studio === null ? [...scopes] : scopes.filter((scope) => studioOfScope(scope) === studio);

type Cursor = { rank: number; id: string };
const rankCursor = /^(-?\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const idCursor = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** The cursor comes from the address; an invalid one starts at the beginning. */
const readCursor = (after: string | null): Cursor => {
  const [, rank, id] = rankCursor.exec(after ?? '') ?? [];
  return rank && id ? { rank: Number(rank), id } : { rank: Number.MIN_SAFE_INTEGER, id: '' };
};

type Range = RawBuilder<unknown>;
/**
 * Each range is a part of one index in the order of the list and is read up to `limit`; the ranges are then merged. The query has no column
 * outside the index, so PostgreSQL reads the index alone; with such a column it would read the newest rows of the table instead.
 */
const mergeRanges = async <Row>(
  db: Db,
  ranges: readonly Range[],
  { columns, order, limit }: { columns: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<Row[]> => {
  const parts = ranges.map(
    (range) => sql`select * from (select ${columns} from tickets where ${range}
      order by ${order} limit ${limit}) part`,
  );
  const { rows } = await sql<Row>`
    select * from (${sql.join(parts, sql` union all `)}) parts order by ${order} limit ${limit}`.execute(db);
  return rows;
};

const firstByRank = (db: Db, ranges: readonly Range[], { rank, id }: Cursor, limit: number) =>
  mergeRanges<Cursor>(
    db,
    ranges.map((range) => sql`${range} and (rank, id) > (${rank}, ${id})`),
    { columns: sql`rank, id`, order: sql`rank, id`, limit },
  );

const newestById = (db: Db, ranges: readonly Range[], { from, before }: Bounds, limit: number) =>
  mergeRanges<{ id: string }>(
    db,
    ranges.map((range) => sql`${range} and id > ${from} and id < ${before}`),
    { columns: sql`id`, order: sql`id desc`, limit },
  );

const rangesOf = (boxes: readonly StoredBox[], scopes: readonly number[], filter = sql``): Range[] =>
  scopes.length === allScopes.length
    ? boxes.map((box) => sql`${filter} box = ${box}`)
    : boxes.flatMap((box) => scopes.map((scope) => sql`scope = ${scope} and ${filter} box = ${box}`));

const rangesOfTab = (member: Principal, tab: Tab, scopes: readonly number[]): Range[] =>
  tab === 'mine'
    ? boxesOfTab.mine.map(
        (box) => sql`assignee_id = ${member.id} and box = ${box} and scope in (${sql.join(scopes)})`,
      )
    : rangesOf(boxesOfTab[tab], scopes);

const boundsOf = ({ from, to, after }: ListQuery): Bounds => {
  const until = to && isCalendarDay(to) ? firstId(studioInstant(addDays(to, 1), '00:00')) : noBounds.before;
  const cursor = after && idCursor.test(after) ? after : noBounds.before;
  return {
    from: from && isCalendarDay(from) ? firstId(studioInstant(from, '00:00')) : noBounds.from,
    before: cursor < until ? cursor : until,
  };
};

type Filter = { column: 'assignee_id' | 'campaign' | 'form'; value: string };
/** The most selective filter first: the list reads the index of the first one and compares the found rows with the others. */
const filtersOf = (member: Principal, { tab, assignee, campaign, form }: ListQuery): Filter[] =>
  [
    { column: 'assignee_id' as const, value: tab === 'mine' ? member.id : assignee },
    { column: 'campaign' as const, value: campaign?.slice(0, 80) },
    { column: 'form' as const, value: form },
  ].flatMap(({ column, value }) => (value ? [{ column, value }] : []));

const isFiltered = ({ q, form, assignee, campaign, from, to }: ListQuery) =>
  Boolean(q.trim() || form || assignee || campaign || from || to);

/** PostgreSQL refuses a null byte in a parameter, and a lone surrogate in JSON. */
const asStorable = (query: ListQuery): ListQuery =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ]),
  ) as ListQuery;

type Page = { records: TicketRecord[]; next: string | null; isPartial: boolean };
const nothing: Page = { records: [], next: null, isPartial: false };

/**
 * Number of candidates that the first page reads. The box excludes few results of a search; a second word or filter can exclude most
 * candidates of the first.
 */
const firstTested = {
  oneWord: (limit: number) => Math.ceil(1.5 * limit),
  words: (limit: number) => Math.max(75, Math.ceil(1.5 * limit)),
  filters: 200,
};
/** Number of candidates that one call tests; a search that needs more continues at its cursor. */
const maxTested = 700;

/** The candidates that pass the test, newest first. The work of a call is limited; the next call continues where it stopped. */
const readMatching = async <One extends { id: string }>(
  db: Db,
  { newest, matching }: Candidates<One>,
  {
    passes,
    isExact,
    isSearch,
    first,
  }: { passes: (record: TicketRecord) => boolean; isExact: boolean; isSearch: boolean; first: number },
  bounds: Bounds,
  limit: number,
): Promise<Page> => {
  const records: TicketRecord[] = [];
  let pageSize = first + 1;
  let { before } = bounds;
  for (let tested = 0; tested < maxTested; ) {
    const page = await newest(before, pageSize);
    const found = await matching(isExact ? page.slice(0, limit) : page);
    const ids = found.map(({ id }) => id);
    while (ids.length > 0) {
      // A search loads no more rows than the list needs, with a reserve for rows that the box excludes.
      const chunk = ids.splice(0, isSearch ? Math.ceil(1.3 * (limit + 1 - records.length)) : ids.length);
      for (const record of await findRecords(db, chunk)) {
        if (!passes(record)) continue;
        if (records.length === limit) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
        records.push(record);
      }
    }
    const last = page.at(-1);
    if (!last || page.length < pageSize) return { records, next: null, isPartial: false };
    if (isExact) return { records, next: records.at(-1)?.id ?? null, isPartial: false };
    before = last.id;
    tested += pageSize;
    // The number that fills the list if the remaining candidates match as often as the tested ones: each page costs extra statements.
    const expected = 1.5 * (limit + 1 - records.length) * (tested / Math.max(1, records.length));
    pageSize = Math.min(maxTested - tested, Math.max(2 * limit, Math.ceil(expected)));
  }
  return { records, next: before, isPartial: true };
};

const pageByRank = async (db: Db, member: Principal, query: ListQuery, limit: number): Promise<Page> => {
  const scopes = inStudio(visibleScopes(member), query.studio);
  if (scopes.length === 0) return nothing;
  const ranges = rangesOfTab(member, query.tab, scopes);
  const page = await firstByRank(db, ranges, readCursor(query.after), limit + 1);
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const records = await findRecords(
    db,
    shown.map(({ id }) => id),
  );
  return { records, next: last ? `${last.rank}.${last.id}` : null, isPartial: false };
};

const passesAll = (filters: readonly Filter[]) => (record: TicketRecord) =>
  filters.every(({ column, value }) => record[column] === value);

/** One page of the tickets that the query shows to the member, in the order of the list. */
export const pageOfRecords = async (
  db: Db,
  member: Principal,
  requested: ListQuery,
  limit: number,
): Promise<Page> => {
  const query = asStorable(requested);
  if (!isFiltered(query)) return pageByRank(db, member, query, limit);
  const isSearch = query.q.trim() !== '';
  // Words and campaigns find only tickets that the member may read; other filters also list masked tickets, without a name.
  const scopes = inStudio(
    isSearch || query.campaign ? readableScopes(member) : visibleScopes(member),
    query.studio,
  );
  const terms = termsOf(query.q);
  if (scopes.length === 0 || (isSearch && terms.length === 0)) return nothing;
  const bounds = boundsOf(query);
  const filters = filtersOf(member, query);
  if (isSearch) {
    const boxes = query.tab === 'all' ? searchedBoxes : boxesOfTab[query.tab];
    const isInFilters = passesAll(filters);
    const passes = (record: TicketRecord) => boxes.includes(record.box) && isInFilters(record);
    const candidates = await ticketsWithTerms(db, terms, scopes, bounds);
    const first = terms.length > 1 ? firstTested.words(limit) : firstTested.oneWord(limit);
    return readMatching(db, candidates, { passes, isExact: false, isSearch, first }, bounds, limit);
  }
  const [narrowest, ...others] = filters;
  const filter = narrowest ? sql`${sql.ref(narrowest.column)} = ${narrowest.value} and` : sql``;
  const ranges = rangesOf(boxesOfTab[query.tab], scopes, filter);
  const candidates: Candidates<{ id: string }> = {
    newest: (before, size) => newestById(db, ranges, { ...bounds, before }, size),
    matching: async (page) => [...page],
  };
  const isExact = others.length === 0;
  const first = isExact ? limit : firstTested.filters;
  return readMatching(db, candidates, { passes: passesAll(others), isExact, isSearch, first }, bounds, limit);
};

/** `next` is a cursor; `isPartial`: the search stopped at its limit and continues at `next`. */
export const listTickets = async (
  { kysely: db }: Database,
  member: Principal,
  query: ListQuery,
  limit: number,
  now: Instant,
): Promise<{ rows: TicketRow[]; next: string | null; isPartial: boolean }> => {
  const { records, next, isPartial } = await pageOfRecords(db, member, query, limit);
  return { rows: await rowsFor(db, member, records, now), next, isPartial };
};

export const countTabs = async (
  { kysely: db }: Database,
  member: Principal,
  studio: number | null,
): Promise<Record<Tab, number>> => {
  const scopes = inStudio(visibleScopes(member), studio);
  const tabs = Object.keys(boxesOfTab) as Tab[];
  const none = Object.fromEntries(tabs.map((tab) => [tab, 0])) as Record<Tab, number>;
  if (scopes.length === 0) return none;
  const counts = tabs.map((tab) => {
    const isMine = tab === 'mine' ? sql`and assignee_id = ${member.id}` : sql``;
    const isSeen = scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;
    return sql`(select count(*) from (select 1 from tickets
      where box in (${sql.join(boxesOfTab[tab])}) ${isSeen} ${isMine} limit ${countCap}) counted) as ${sql.ref(tab)}`;
  });
  const { rows } = await sql<Record<Tab, number>>`select ${sql.join(counts)}`.execute(db);
  return { ...none, ...Object.fromEntries(tabs.map((tab) => [tab, Number(rows[0]?.[tab] ?? 0)])) };
};

/** The counts of the badge: leads without an assignee, and those of them past their due time. Both counts stop at the cap. */
export const countUnassigned = async ({ kysely: db }: Database, member: Principal, now: Instant) => {
  const scopes = visibleScopes(member);
  if (scopes.length === 0) return { unassignedCount: 0, overdueCount: 0 };
  const isSeen = scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;
  const count = (condition: RawBuilder<unknown>) =>
    sql<number>`(select count(*) from (select 1 from tickets
      where box = ${storedBox.unassigned} ${isSeen} ${condition} limit ${countCap}) counted)`;
  // The rank of a lead without an assignee is its due time, or its arrival if the sender was contacted.
  const isOverdue = sql`and rank < ${now} and due_at is not null`;
  const { rows } = await sql<{ unassigned: number; overdue: number }>`
    select ${count(sql``)} as unassigned, ${count(isOverdue)} as overdue`.execute(db);
  return { unassignedCount: Number(rows[0]?.unassigned ?? 0), overdueCount: Number(rows[0]?.overdue ?? 0) };
};
