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
import { justInMs } from '#domain/tickets/just-in.ts';
import type { ListQuery, TicketRow } from '#domain/tickets/views.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { firstId } from '#server/db/time-ordered-id.ts';
import { type Term, termsOf } from '#server/models/tickets/search/search-terms.ts';
import { rowsFor } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { firstTickets } from './first-tickets.ts';
import { filtersOf, isFiltered } from './list-filters.ts';
import { boxesOf, boxesOfTab, isFigure, isOpenTab } from './tab-boxes.ts';
import { nearTerms, ticketsWithTerms } from './ticket-search.ts';

type Listed = { member: Principal; query: ListQuery; limit: number; now: Instant };

/** `near`: what a search finds when one letter of a word may be wrong. `next` is a cursor. */
export type RecordPage = { records: TicketRecord[]; near?: TicketRecord[]; next: string | null };

const nothing: RecordPage = { records: [], next: null };

/**
 * Searches, campaigns and sources find only tickets that the member may read; other filters also list masked
 * tickets. Figures count leads, which everybody who sees them may read.
 */
const scopesOf = (member: Principal, { studio, q, campaign, source, figure }: ListQuery): MemberScopes => {
  if (isFigure(figure)) return scopesIn(studio, leadScopes(member));
  return scopesIn(studio, q.trim() || campaign || source ? readableScopes(member) : visibleScopes(member));
};

const id = '[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}';
const positionCursor = new RegExp(`^(-?\\d{1,15})\\.(${id})$`);
const idCursor = new RegExp(`^${id}$`);
/** Ids are hexadecimal, so 'g' sorts after all of them. */
const afterAll = 'g';

/** One page of the tickets, of which one more than its limit was read. */
const pageOf = (
  read: TicketRecord[],
  limit: number,
  cursorOf: (last: TicketRecord) => string,
): RecordPage => {
  const records = read.slice(0, limit);
  const last = records.at(-1);
  return { records, next: last && read.length > limit ? cursorOf(last) : null };
};

/** A tab in the order of work. The cursor comes from the URL; an invalid one starts at the beginning. */
const pageByRank = async (db: Db, { member, query, limit, now }: Listed, scopes: MemberScopes) => {
  const [, rank, lastId] = positionCursor.exec(query.after ?? '') ?? [];
  const isAfter = rank && lastId ? [sql`(rank, id) > (${Number(rank)}, ${lastId})`] : [];
  const conditions = [...filtersOf(member, query, now), ...isAfter];
  const wanted = { boxes: boxesOf(query), scopes, conditions, order: 'rank', limit: limit + 1 } as const;
  return pageOf(await firstTickets(db, wanted), limit, (last) => `${last.rank}.${last.id}`);
};

const cursorOf = ({ after }: ListQuery) => (after && idCursor.test(after) ? after : null);

/** The leads of a figure, and closed tickets with filters, newest first. */
const pageByArrival = async (db: Db, { member, query, limit, now }: Listed, scopes: MemberScopes) => {
  const conditions = [...filtersOf(member, query, now), sql`id < ${cursorOf(query) ?? afterAll}`];
  const wanted = { boxes: boxesOf(query), scopes, conditions, order: 'newest', limit: limit + 1 } as const;
  return pageOf(await firstTickets(db, wanted), limit, (last) => last.id);
};

/**
 * Tickets with the typed words, newest first. If one page has all of them, `near` has the tickets with one
 * wrong letter in a word.
 */
const pageOfSearch = async (
  db: Db,
  { member, query, limit, now }: Listed,
  scopes: MemberScopes,
): Promise<RecordPage> => {
  const terms = termsOf(query.q);
  if (terms.length === 0) return nothing;
  const conditions = [...filtersOf(member, query, now), sql`box in (${sql.join(boxesOf(query))})`];
  const search = async (some: readonly Term[]) => {
    const wanted = { terms: some, scopes, conditions, before: cursorOf(query), limit: limit + 1 };
    return pageOf(await ticketsWithTerms(db, wanted), limit, (last) => last.id);
  };
  const page = await search(terms);
  const others = query.after === null && page.next === null ? await nearTerms(db, terms) : null;
  if (!others) return page;
  const exactIds = new Set(page.records.map((one) => one.id));
  return { ...page, near: (await search(others)).records.filter((one) => !exactIds.has(one.id)) };
};

const mostJustIn = 20;

/** Leads of the last minutes, oldest first, which are above the others in a tab without filters. */
const justIn = async (db: Db, { member, query, now }: Listed): Promise<TicketRecord[]> => {
  const { tab } = query;
  const scopes = scopesOf(member, query);
  if ((tab !== 'unassigned' && tab !== 'all') || isFiltered(query) || scopes.length === 0) return [];
  const conditions = [sql`id >= ${firstId(now - justInMs)}`, sql`tries = 0`];
  const wanted = { boxes: boxesOfTab.unassigned, scopes, conditions, limit: mostJustIn } as const;
  return (await firstTickets(db, { ...wanted, order: 'newest' })).reverse();
};

const pageOfQuery = async (db: Db, listed: Listed): Promise<RecordPage> => {
  const { member, query } = listed;
  const scopes = scopesOf(member, query);
  if (scopes.length === 0 || boxesOf(query).length === 0) return nothing;
  if (query.q.trim() !== '') return pageOfSearch(db, listed, scopes);
  if (isFigure(query.figure)) return pageByArrival(db, listed, scopes);
  if (!isFiltered(query) || isOpenTab(query.tab)) return pageByRank(db, listed, scopes);
  // Closed tickets have no next step, so none of them is overdue.
  return query.figure ? nothing : pageByArrival(db, listed, scopes);
};

/** One page of the tickets that the query shows to the member, in the order of the list. */
export const pageOfRecords = async (db: Db, listed: Listed): Promise<RecordPage> => {
  if (listed.query.unknown.length > 0) return nothing;
  const page = await pageOfQuery(db, listed);
  const fresh = await justIn(db, listed);
  const freshIds = new Set(fresh.map(({ id }) => id));
  const others = page.records.filter(({ id }) => !freshIds.has(id));
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
