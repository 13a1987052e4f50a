import { type RawBuilder, sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import {
  leadScopes,
  type MemberScopes,
  type Principal,
  readableScopes,
  scopesIn,
  visibleScopes,
} from '#domain/staff/permissions.ts';
import { justInMs } from '#domain/tickets/just-in.ts';
import type { ListQuery, TicketRow } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { figureCondition } from '#server/models/tickets/figures/sum-figures.ts';
import { type Term, termsOf } from '#server/models/tickets/search-terms.ts';
import { findRecords, rowsFor } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { idIntervalOf } from './id-interval.ts';
import { allFilters, asStorable, conditionOf, filtersOf, isFiltered } from './list-filters.ts';
import { boxesOf, boxesOfTab, isFigure, isOpenTab } from './tab-boxes.ts';
import {
  assigneeRanges,
  boxRanges,
  countUpTo,
  firstByRank,
  type IdPage,
  type ListPosition,
  newestIds,
} from './ticket-ranges.ts';
import { nearTerms, ticketsWithTerms } from './ticket-search.ts';

type Listed = { member: Principal; query: ListQuery; limit: number; now: Instant };

/** `near`: what a search finds when one letter of a word may be wrong. `next` is a cursor. */
type RecordPage = { records: TicketRecord[]; near?: TicketRecord[]; next: string | null };

const nothing: RecordPage = { records: [], next: null };

const positionCursor = /^(-?\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})$/;
/** The cursor comes from the URL; an invalid one starts at the beginning. */
const readCursor = (after: string | null): ListPosition => {
  const [, rank, id] = positionCursor.exec(after ?? '') ?? [];
  return rank && id ? { rank: Number(rank), id } : { rank: Number.MIN_SAFE_INTEGER, id: '' };
};

/**
 * Searches, campaigns and sources find only tickets that the member may read; other filters also list masked
 * tickets. Figures count leads, which everybody who sees them may read.
 */
const scopesOf = (member: Principal, { studio, q, campaign, source, figure }: ListQuery): MemberScopes => {
  if (isFigure(figure)) return scopesIn(studio, leadScopes(member));
  return scopesIn(studio, q.trim() || campaign || source ? readableScopes(member) : visibleScopes(member));
};

/** The filters and the figure as a condition on rows of `tickets`, followed by `and` if there is one. */
const conditionsOf = ({ member, query, now }: Listed): RawBuilder<unknown> => {
  const { figure } = query;
  const isOverdue = figure === 'overdue' ? sql`due_at < ${now} and` : sql``;
  return sql`${conditionOf(allFilters(member, query))} ${isFigure(figure) ? sql`${figureCondition(figure)} and` : isOverdue}`;
};

const recordsOf = async (db: Db, scopes: MemberScopes, { ids, next }: IdPage): Promise<RecordPage> => ({
  records: await findRecords(db, scopes, ids),
  next,
});

/** A tab by rank: a tab without filters, or a tab of open tickets, of which there are never many. */
const pageOfTab = async (db: Db, listed: Listed, scopes: MemberScopes): Promise<RecordPage> => {
  const { member, query, limit } = listed;
  const boxes = boxesOf(query);
  const { from, before } = idIntervalOf({ ...query, after: null });
  const days = query.from || query.to ? sql`id >= ${from} and id < ${before} and` : sql``;
  const condition = sql`${conditionsOf(listed)} ${days}`;
  const ranges =
    query.tab === 'mine'
      ? assigneeRanges(member.id, boxes, scopes, condition)
      : boxRanges(boxes, scopes, condition);
  const page = await firstByRank(db, ranges, readCursor(query.after), limit + 1);
  const records = page.slice(0, limit);
  const last = page.length > limit ? records.at(-1) : undefined;
  return { records, next: last ? `${last.rank}.${last.id}` : null };
};

/**
 * Tickets with the typed words, newest first. If one page has all of them, `near` has the tickets with one
 * wrong letter in a word. Words find only tickets that the member may read.
 */
const pageOfSearch = async (db: Db, listed: Listed, scopes: MemberScopes): Promise<RecordPage> => {
  const { query, limit } = listed;
  const terms = termsOf(query.q);
  if (terms.length === 0) return nothing;
  const test = sql`(select 1 from tickets where id = found.id and ${conditionsOf(listed)}
    box in (${sql.join(boxesOf(query))}) limit 1) = 1`;
  const search = async (some: readonly Term[]) =>
    recordsOf(db, scopes, await ticketsWithTerms(db, some, scopes, test, idIntervalOf(query), limit));
  const page = await search(terms);
  const others = query.after === null && page.next === null ? await nearTerms(db, terms) : null;
  if (!others) return page;
  const known = new Set(page.records.map(({ id }) => id));
  const near = (await search(others)).records.filter(({ id }) => !known.has(id));
  return { ...page, near };
};

/** The leads that a figure counts, newest first. */
const pageOfFigure = async (db: Db, listed: Listed, scopes: MemberScopes): Promise<RecordPage> => {
  const ranges = boxRanges(boxesOf(listed.query), scopes, conditionsOf(listed));
  const page = await newestIds(db, { table: 'tickets', ranges }, idIntervalOf(listed.query), listed.limit);
  return recordsOf(db, scopes, page);
};

/** Closed or held tickets with filters, newest first: one filter has an index, the others are tested. */
const pageOfFilters = async (db: Db, listed: Listed, scopes: MemberScopes): Promise<RecordPage> => {
  const { member, query, limit } = listed;
  const { indexed, others } = filtersOf(member, query);
  const [narrowest, ...rest] = indexed;
  const conditions = narrowest
    ? narrowest.values.map((value) => conditionOf([{ ...narrowest, values: [value] }]))
    : [sql``];
  const ranges = conditions.flatMap((filter) => boxRanges(boxesOf(query), scopes, filter));
  const inTable = { table: 'tickets', ranges } as const;
  const interval = idIntervalOf(query);
  const tested = [...rest, ...others];
  if (tested.length === 0) return recordsOf(db, scopes, await newestIds(db, inTable, interval, limit));
  const tests = [sql`(select 1 from tickets where ${conditionOf(tested)} id = found.id limit 1) = 1`];
  const counted = await countUpTo(db, inTable, interval);
  return recordsOf(db, scopes, await newestIds(db, inTable, interval, limit, { tests, counted }));
};

const mostJustIn = 20;

/** Leads of the last minutes, oldest first, which are above the others in a tab without filters. */
const justIn = async (db: Db, { member, query, now }: Listed): Promise<TicketRecord[]> => {
  const { tab } = query;
  const isShown = tab === 'unassigned' || tab === 'all';
  const scopes = scopesOf(member, query);
  if (!isShown || isFiltered(query) || scopes.length === 0) return [];
  const interval = { from: firstId(now - justInMs), before: idIntervalOf({ ...query, after: null }).before };
  const ranges = boxRanges(boxesOfTab.unassigned, scopes);
  const { ids } = await newestIds(db, { table: 'tickets', ranges }, interval, mostJustIn);
  const records = await findRecords(db, scopes, ids.reverse());
  return records.filter(({ tries }) => tries === 0);
};

const pageOfQuery = async (db: Db, listed: Listed): Promise<RecordPage> => {
  const { member, query } = listed;
  const scopes = scopesOf(member, query);
  if (scopes.length === 0 || boxesOf(query).length === 0) return nothing;
  if (query.q.trim() !== '') return pageOfSearch(db, listed, scopes);
  if (isFigure(query.figure)) return pageOfFigure(db, listed, scopes);
  if (!isFiltered(query) || isOpenTab(query.tab)) return pageOfTab(db, listed, scopes);
  // Closed tickets have no next step, so none of them is overdue.
  return query.figure ? nothing : pageOfFilters(db, listed, scopes);
};

/** One page of the tickets that the query shows to the member, in the order of the list. */
export const pageOfRecords = async (db: Db, requested: Listed): Promise<RecordPage> => {
  const listed = { ...requested, query: asStorable(requested.query) };
  if (listed.query.unknown.length > 0) return nothing;
  const page = await pageOfQuery(db, listed);
  const fresh = await justIn(db, listed);
  const known = new Set(fresh.map(({ id }) => id));
  const others = page.records.filter(({ id }) => !known.has(id));
  return { ...page, records: listed.query.after ? others : [...fresh, ...others] };
};

export const listTickets = async (
  { kysely: db }: Database,
  listed: Listed,
): Promise<Omit<RecordPage, 'records' | 'near'> & { rows: TicketRow[]; near: TicketRow[] }> => {
  const { records, near = [], next } = await pageOfRecords(db, listed);
  const rowsOf = (some: readonly TicketRecord[]) => rowsFor(db, listed.member, some, listed.now);
  return { rows: await rowsOf(records), near: await rowsOf(near), next };
};
