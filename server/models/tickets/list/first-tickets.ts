import { type RawBuilder, sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { allScopes } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { Db } from '#server/db/connect.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import type { IdInterval } from './id-interval.ts';

/** A condition that selects a part of one index, in which rows have the order of the list. */
type IndexRange = RawBuilder<unknown>;

/** The position of a ticket in a tab without filters. */
export type ListPosition = { rank: number; id: string };

/** The condition for tickets of these scopes; none for members who see all of them. */
export const isInScopes = (scopes: MemberScopes): RawBuilder<unknown> =>
  scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;

/**
 * Members who see all scopes read the indexes without the scope. The box is a literal: with a parameter,
 * SQLite would not use the indexes of open tickets.
 */
export const boxRanges = (
  boxes: readonly Box[],
  scopes: MemberScopes,
  filter: RawBuilder<unknown> = sql``,
): IndexRange[] =>
  scopes.length === allScopes.length
    ? boxes.map((box) => sql`${filter} box = ${sql.lit(box)}`)
    : boxes.flatMap((box) =>
        scopes.map((scope) => sql`scope = ${scope} and ${filter} box = ${sql.lit(box)}`),
      );

export const assigneeRanges = (
  assignee: string,
  boxes: readonly Box[],
  scopes: MemberScopes,
  filter: RawBuilder<unknown> = sql``,
): IndexRange[] =>
  boxes.map(
    (box) => sql`assignee_id = ${assignee} and ${filter} box = ${box} and scope in (${sql.join(scopes)})`,
  );

/** Each part is read up to `limit`, then they are merged. `union` also removes duplicates. */
const mergeParts = async <Row>(
  db: Db,
  parts: readonly RawBuilder<unknown>[],
  { union, order, limit }: { union: 'union' | 'union all'; order: RawBuilder<unknown>; limit: number },
): Promise<Row[]> => {
  const limited = parts.map((part) => sql`select * from (${part} order by ${order} limit ${limit}) part`);
  const { rows } = await sql<Row>`
    ${sql.join(limited, sql` ${sql.raw(union)} `)} order by ${order} limit ${limit}`.execute(db);
  return rows;
};

export const firstByRank = (
  db: Db,
  ranges: readonly IndexRange[],
  { rank, id }: ListPosition,
  limit: number,
): Promise<TicketRecord[]> =>
  mergeParts(
    db,
    ranges.map((range) => sql`select * from tickets where ${range} and (rank, id) > (${rank}, ${id})`),
    { union: 'union all', order: sql`rank, id`, limit },
  );

/** Ranges of an index that has the tickets in the order of their ids. */
export type TableRanges = { table: 'tickets' | 'ticket_words'; ranges: readonly IndexRange[] };

const idsIn = ({ table, ranges }: TableRanges, { from, before }: IdInterval): RawBuilder<unknown>[] => {
  const id = sql.ref(table === 'tickets' ? 'id' : 'ticket_id');
  return ranges.map(
    (range) =>
      sql`select ${id} as id from ${sql.table(table)} where ${range} and ${id} >= ${from} and ${id} < ${before}`,
  );
};

/**
 * About how many tickets one page of a search tests. Without this limit, a search for two common words that
 * no ticket has together would test every ticket, and SQLite would block the process meanwhile.
 */
export const maxTested = 2000;

/** `from`: the id down to which every range was counted; '' if all ranges were counted to their ends. */
export type Counted = { count: number; from: string };

/** Counts the newest tickets of each range, up to `most`. */
export const countUpTo = async (
  db: Db,
  ranges: TableRanges,
  interval: IdInterval,
  most: number = maxTested,
): Promise<Counted> => {
  const counts = idsIn(ranges, interval).map(
    (part) =>
      sql`select count(*) as count, min(id) as oldest from (${part} order by id desc limit ${most}) newest`,
  );
  const { rows } = await sql<{ count: number; oldest: string }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  const ends = rows.filter(({ count }) => count === most).map(({ oldest }) => oldest);
  return { count: rows.reduce((sum, row) => sum + row.count, 0), from: ends.toSorted().at(-1) ?? '' };
};

/** `next`: the cursor of the next page, also if this page ended where the counting of the ranges ended. */
export type IdPage = { ids: string[]; next: string | null };

/**
 * The newest tickets in the ranges that pass all tests, as far as the ranges were counted. Tests are
 * conditions about `found.id` and run in this order (docs/decisions/082-one-wrong-letter.md). They are
 * subqueries with a limit, because `exists` may become a join, for which PostgreSQL reads all tickets of a
 * common word.
 */
export const newestIds = async (
  db: Db,
  { table, ranges }: TableRanges,
  interval: IdInterval,
  limit: number,
  { tests, counted }: { tests: readonly RawBuilder<unknown>[]; counted?: Counted } = { tests: [] },
): Promise<IdPage> => {
  const from = counted?.from || interval.from;
  const isPassed = tests.reduceRight((rest, test) => sql`case when ${test} then ${rest} end`, sql`true`);
  const parts = idsIn({ table, ranges }, { ...interval, from }).map(
    (part) => sql`select id from (${part}) found where ${isPassed}`,
  );
  // A ticket can have several words of a search.
  const union = table === 'ticket_words' ? 'union' : 'union all';
  const rows = await mergeParts<{ id: string }>(db, parts, { union, order: sql`id desc`, limit: limit + 1 });
  const ids = rows.slice(0, limit).map(({ id }) => id);
  return { ids, next: rows.length > limit ? (ids.at(-1) ?? null) : counted?.from || null };
};
