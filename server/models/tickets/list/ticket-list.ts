import { sql } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import {
  leadScopes,
  type MemberScopes,
  type Principal,
  readableScopes,
  scopesIn,
  visibleScopes,
} from '#domain/staff/permissions.ts';
import { isIn } from '#domain/tickets/figures.ts';
import { justInMs } from '#domain/tickets/just-in.ts';
import type { ListQuery, TicketRow } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { figureCondition } from '#server/models/tickets/figures/figure-condition.ts';
import { type Term, termsOf } from '#server/models/tickets/search-terms.ts';
import { findRecords, rowsFor } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import {
  type Candidates,
  filterOptions,
  type RecordPage,
  readRecordPage,
  searchOptions,
} from './candidates.ts';
import { boundsOf } from './id-bounds.ts';
import { allFilters, asStorable, conditionOf, filtersOf, isFiltered, passesAll } from './list-filters.ts';
import { boxesOf, boxesOfTab, isFigure, isOpenTab } from './tab-boxes.ts';
import { assigneeRanges, boxRanges, firstByRank, newestById, type Rank } from './ticket-ranges.ts';
import { nearTerms, ticketsWithTerms } from './ticket-search.ts';

type Listed = { member: Principal; query: ListQuery; limit: number; now: Instant };

const nothing: RecordPage = { records: [], next: null, isPartial: false };

const rankCursor = /^(-?\d{1,15})\.([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})$/;
/** The cursor comes from the URL; an invalid one starts at the beginning. */
const readCursor = (after: string | null): Rank => {
  const [, rank, id] = rankCursor.exec(after ?? '') ?? [];
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

/** A tab in the order of `rank`: without filters, or of open tickets, of which there are never many. */
const pageOfTab = async (db: Db, { member, query, limit, now }: Listed): Promise<RecordPage> => {
  const scopes = scopesOf(member, query);
  if (scopes.length === 0) return nothing;
  const boxes = boxesOf(query);
  const { from, before } = boundsOf({ ...query, after: null });
  const days = query.from || query.to ? sql`id > ${from} and id < ${before} and` : sql``;
  const isMine = query.tab === 'mine';
  const filters = allFilters(member, query).filter(({ column }) => !isMine || column !== 'assignee_id');
  // The rank of an open ticket with a next step is its time.
  const isOverdue = query.figure === 'overdue' ? sql`rank < ${now} and` : sql``;
  const condition = sql`${conditionOf(filters)} ${days} ${isOverdue}`;
  const ranges = isMine
    ? assigneeRanges(member.id, boxes, scopes, condition)
    : boxRanges(boxes, scopes, condition);
  const page = await firstByRank(db, ranges, readCursor(query.after), limit + 1);
  const shown = page.slice(0, limit);
  const last = page.length > limit ? shown.at(-1) : undefined;
  const records = await findRecords(
    db,
    shown.map(({ id }) => id),
  );
  return { records, next: last ? `${last.rank}.${last.id}` : null, isPartial: false };
};

/**
 * Tickets with the typed words, newest first; and after the last of them those that have words with one wrong
 * letter. Words find only tickets that the member may read.
 */
const pageOfSearch = async (db: Db, { member, query, limit, now }: Listed): Promise<RecordPage> => {
  const scopes = scopesOf(member, query);
  const terms = termsOf(query.q);
  if (scopes.length === 0 || terms.length === 0) return nothing;
  const { figure } = query;
  const boxes = boxesOf(query);
  const isInFilters = passesAll(allFilters(member, query));
  const isInFigure = (record: TicketRecord) =>
    isFigure(figure) ? isIn(figure, record) : figure === null || (record.due_at ?? now) < now;
  const passes = (record: TicketRecord) =>
    boxes.includes(record.box) && isInFilters(record) && isInFigure(record);
  const bounds = boundsOf(query);
  const search = async (some: readonly Term[]) => {
    const candidates = await ticketsWithTerms(db, some, scopes, bounds);
    return readRecordPage(db, candidates, searchOptions(some.length, limit, passes), { ...bounds, limit });
  };
  const page = await search(terms);
  const others = query.after === null && page.next === null ? await nearTerms(db, terms) : null;
  if (!others) return page;
  const known = new Set(page.records.map(({ id }) => id));
  const near = (await search(others)).records.filter(({ id }) => !known.has(id));
  return { ...page, near };
};

/** The leads that a figure counts, newest first. */
const pageOfFigure = async (db: Db, { member, query, limit }: Listed): Promise<RecordPage> => {
  const scopes = scopesOf(member, query);
  if (scopes.length === 0 || !isFigure(query.figure)) return nothing;
  const condition = sql`${conditionOf(allFilters(member, query))} ${figureCondition(query.figure)}`;
  const ranges = boxRanges(boxesOf(query), scopes, condition);
  const page = ranges.length > 0 ? await newestById(db, ranges, boundsOf(query), limit + 1) : [];
  const ids = page.slice(0, limit).map(({ id }) => id);
  const next = page.length > limit ? (ids.at(-1) ?? null) : null;
  return { records: await findRecords(db, ids), next, isPartial: false };
};

/** Closed or held tickets with filters, newest first. */
const pageOfFilters = async (db: Db, { member, query, limit }: Listed): Promise<RecordPage> => {
  const scopes = scopesOf(member, query);
  if (scopes.length === 0) return nothing;
  const bounds = boundsOf(query);
  const { indexed, others: unindexed } = filtersOf(member, query);
  const [narrowest, ...rest] = indexed;
  const others = [...rest, ...unindexed];
  const conditions = narrowest
    ? narrowest.values.map((value) => conditionOf([{ ...narrowest, values: [value] }]))
    : [sql``];
  const ranges = conditions.flatMap((filter) => boxRanges(boxesOfTab[query.tab], scopes, filter));
  const candidates: Candidates<{ id: string }> = {
    readNewest: (before, size) => newestById(db, ranges, { ...bounds, before }, size),
    onlyMatching: async (found) => [...found],
  };
  const options = filterOptions(others.length, limit, passesAll(others));
  return readRecordPage(db, candidates, options, { ...bounds, limit });
};

const mostJustIn = 20;

/** Leads of the last minutes, oldest first, which are above the others in a tab without filters. */
const justIn = async (db: Db, { member, query, now }: Listed): Promise<TicketRecord[]> => {
  const { tab } = query;
  const isShown = tab === 'unassigned' || tab === 'all';
  const scopes = scopesOf(member, query);
  if (!isShown || isFiltered(query) || scopes.length === 0) return [];
  const bounds = { from: firstId(now - justInMs), before: boundsOf({ ...query, after: null }).before };
  const found = await newestById(db, boxRanges(boxesOfTab.unassigned, scopes), bounds, mostJustIn);
  const records = await findRecords(db, found.map(({ id }) => id).reverse());
  return records.filter(({ tries }) => tries === 0);
};

const pageOfQuery = (db: Db, listed: Listed): Promise<RecordPage> => {
  if (listed.query.q.trim() !== '') return pageOfSearch(db, listed);
  if (isFigure(listed.query.figure)) return pageOfFigure(db, listed);
  if (!isFiltered(listed.query) || isOpenTab(listed.query.tab)) return pageOfTab(db, listed);
  // Closed tickets have no next step, so none of them is overdue.
  return listed.query.figure ? Promise.resolve(nothing) : pageOfFilters(db, listed);
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
  const { records, near = [], next, isPartial } = await pageOfRecords(db, listed);
  const rowsOf = (some: readonly TicketRecord[]) => rowsFor(db, listed.member, some, listed.now);
  return { rows: await rowsOf(records), near: await rowsOf(near), next, isPartial };
};
