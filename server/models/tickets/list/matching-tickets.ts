import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

/** `next` is a cursor; `isPartial`: the call stopped at `maxTested` and continues at `next`. */
export type Page = { records: TicketRecord[]; next: string | null; isPartial: boolean };

type Query = RawBuilder<unknown>;

/** Queries for ids of tickets, each of which reads one range of an index, and conditions that the found tickets must meet. */
export type Candidates = { ranges: readonly Query[]; conditions: readonly Query[] };

/** The most candidates that one call tests, so that its time does not grow with the history; the next call continues. */
export const maxTested = 2000;

/** The newest ids of several queries, which both databases read in the order of their indexes and merge row by row. */
const newestOf = (queries: readonly Query[], limit: number, select = sql`select`): Query => {
  const parts = queries.map((query) => sql`select id from (${query} order by id desc limit ${limit}) part`);
  return sql`${select} id from (${sql.join(parts, sql` union all `)}) parts order by id desc limit ${limit}`;
};

const idsOf = async (db: Db, query: Query): Promise<string[]> =>
  (await sql<{ id: string }>`${query}`.execute(db)).rows.map(({ id }) => id);

/** The oldest id that a call tests; null when it tests all candidates. Each range may use the same part of `tested`. */
const lastTested = async (db: Db, ranges: readonly Query[], tested: number): Promise<string | null> => {
  const ofEach = Math.ceil(tested / ranges.length);
  const lasts = ranges.map(
    (range) => sql`select id from (${range} order by id desc limit 1 offset ${ofEach - 1}) part`,
  );
  const [last] = await idsOf(db, sql`select max(id) as id from (${sql.join(lasts, sql` union all `)}) lasts`);
  return last ?? null;
};

const pageOf = async (db: Db, ids: readonly string[], limit: number): Promise<Page> => {
  const records = await findRecords(db, ids.slice(0, limit));
  return { records, next: ids.length > limit ? (ids[limit - 1] ?? null) : null, isPartial: false };
};

/** The newest candidates that meet the conditions. The work of a call is limited; the next call continues where it stopped. */
export const readMatching = async (
  db: Db,
  { ranges, conditions }: Candidates,
  limit: number,
  tested = maxTested,
): Promise<Page> => {
  if (conditions.length === 0) return pageOf(db, await idsOf(db, newestOf(ranges, limit + 1)), limit);
  const last = await lastTested(db, ranges, tested);
  // SQLite reads the tables of a cross join in this order.
  const matching = ranges.map(
    (range) => sql`select candidate.id as id from (${range}) candidate cross join tickets
      where candidate.id >= ${last ?? ''} and tickets.id = candidate.id and ${sql.join(conditions, sql` and `)}`,
  );
  // A ticket that is in several ranges is listed once.
  const page = await pageOf(db, await idsOf(db, newestOf(matching, limit + 1, sql`select distinct`)), limit);
  return page.next === null && last !== null ? { ...page, next: last, isPartial: true } : page;
};
