import { type RawBuilder, sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { allScopes } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { Db } from '#server/db/connect.ts';
import type { IdBounds } from './id-bounds.ts';

/** A condition that selects a part of one index of `tickets`. */
type TicketRange = RawBuilder<unknown>;

/** The position of a ticket in a tab without filters. */
export type Rank = { rank: number; id: string };

/** The condition for tickets of these scopes; none for members who see all of them. */
export const isInScopes = (scopes: MemberScopes): RawBuilder<unknown> =>
  scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;

/** Members who see all scopes read the indexes without the scope. */
export const boxRanges = (
  boxes: readonly Box[],
  scopes: MemberScopes,
  filter: RawBuilder<unknown> = sql``,
): TicketRange[] =>
  scopes.length === allScopes.length
    ? boxes.map((box) => sql`${filter} box = ${box}`)
    : boxes.flatMap((box) => scopes.map((scope) => sql`scope = ${scope} and ${filter} box = ${box}`));

export const assigneeRanges = (
  assignee: string,
  boxes: readonly Box[],
  scopes: MemberScopes,
  filter: RawBuilder<unknown> = sql``,
): TicketRange[] =>
  boxes.map(
    (box) => sql`assignee_id = ${assignee} and ${filter} box = ${box} and scope in (${sql.join(scopes)})`,
  );

/**
 * Each range is a part of one index in the order of the list and is read up to `limit`; the ranges are then
 * merged. The query has no column outside the index, so PostgreSQL reads the index alone; with such a column
 * it would read the newest rows of the table instead.
 */
const mergeRanges = async <Row>(
  db: Db,
  ranges: readonly TicketRange[],
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

export const firstByRank = (
  db: Db,
  ranges: readonly TicketRange[],
  { rank, id }: Rank,
  limit: number,
): Promise<Rank[]> =>
  mergeRanges(
    db,
    ranges.map((range) => sql`${range} and (rank, id) > (${rank}, ${id})`),
    { columns: sql`rank, id`, order: sql`rank, id`, limit },
  );

export const newestById = (
  db: Db,
  ranges: readonly TicketRange[],
  { from, before }: IdBounds,
  limit: number,
): Promise<{ id: string }[]> =>
  mergeRanges(
    db,
    ranges.map((range) => sql`${range} and id > ${from} and id < ${before}`),
    { columns: sql`id`, order: sql`id desc`, limit },
  );
