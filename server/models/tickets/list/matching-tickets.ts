import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';

/** `next` is a cursor; `isPartial`: the call stopped at `maxTested` and continues at `next`. */
export type Page = { records: TicketRecord[]; next: string | null; isPartial: boolean };

type Query = RawBuilder<unknown>;

/**
 * `ranges`: queries for ids of tickets, each of which reads one range of an index. `matching`: the part of a range, from an id on, that meets
 * the other conditions; null when there are none.
 */
export type Candidates = {
  ranges: readonly Query[];
  matching: ((range: Query, from: string) => Query) | null;
};

/** The most candidates that one call tests, so that its time does not grow with the history; the next call continues. */
const maxTested = 700;

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
  { ranges, matching }: Candidates,
  limit: number,
  most = maxTested,
): Promise<Page> => {
  if (!matching) return pageOf(db, await idsOf(db, newestOf(ranges, limit + 1)), limit);
  const last = await lastTested(db, ranges, most);
  const tested = ranges.map((range) => matching(range, last ?? ''));
  // A ticket that is in several ranges is listed once.
  const page = await pageOf(db, await idsOf(db, newestOf(tested, limit + 1, sql`select distinct`)), limit);
  return page.next === null && last !== null ? { ...page, next: last, isPartial: true } : page;
};
