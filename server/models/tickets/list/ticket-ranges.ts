import { type RawBuilder, sql } from 'kysely';
import { allScopes, studioOfScope } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { Db } from '#server/db/connect.ts';

/** A condition that selects a part of one index of `tickets`. */
type Range = RawBuilder<unknown>;

/** The position of a ticket in a tab without filters. */
export type Rank = { rank: number; id: string };

export const scopesIn = (studio: number | null, scopes: readonly number[]): number[] =>
  studio === null ? [...scopes] : scopes.filter((scope) => studioOfScope(scope) === studio);

/** The condition for tickets of these scopes; none for members who see all of them. */
export const isInScopes = (scopes: readonly number[]): RawBuilder<unknown> =>
  scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;

/** Members who see all scopes read the indexes without the scope. */
export const rangesOf = (
  boxes: readonly Box[],
  scopes: readonly number[],
  filter: RawBuilder<unknown> = sql``,
): Range[] =>
  scopes.length === allScopes.length
    ? boxes.map((box) => sql`${filter} box = ${box}`)
    : boxes.flatMap((box) => scopes.map((scope) => sql`scope = ${scope} and ${filter} box = ${box}`));

export const rangesOfAssignee = (
  assignee: string,
  boxes: readonly Box[],
  scopes: readonly number[],
): Range[] =>
  boxes.map((box) => sql`assignee_id = ${assignee} and box = ${box} and scope in (${sql.join(scopes)})`);

/** The first tickets of all ranges. The query has no column outside the index, so PostgreSQL reads the index alone. */
export const firstByRank = async (
  db: Db,
  ranges: readonly Range[],
  { rank, id }: Rank,
  limit: number,
): Promise<Rank[]> => {
  const parts = ranges.map(
    (
      range,
    ) => sql`select * from (select rank, id from tickets where ${range} and (rank, id) > (${rank}, ${id})
      order by rank, id limit ${limit}) part`,
  );
  const { rows } = await sql<Rank>`
    select * from (${sql.join(parts, sql` union all `)}) parts order by rank, id limit ${limit}`.execute(db);
  return rows;
};
