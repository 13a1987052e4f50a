import { sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { allScopes } from '#domain/staff/scopes.ts';
import type { Box } from '#domain/tickets/boxes.ts';
import type { Db } from '#server/db/connect.ts';
import { findRecords } from '#server/models/tickets/ticket-rows.ts';
import type { TicketRecord } from '#server/models/tickets/ticket-state.ts';
import { allOf, type Condition } from './list-filters.ts';

/** The condition for tickets of these scopes; none for members who see all of them. */
export const isInScopes = (scopes: MemberScopes): Condition =>
  scopes.length === allScopes.length ? sql`` : sql`and scope in (${sql.join(scopes)})`;

/** Lists by rank have the order of work; lists by id begin with the newest ticket. */
const orders = {
  rank: { columns: sql`rank, id`, by: sql`rank, id` },
  newest: { columns: sql`id`, by: sql`id desc` },
};

type Order = keyof typeof orders;

type Wanted = {
  boxes: readonly Box[];
  scopes: MemberScopes;
  conditions: readonly Condition[];
  order: Order;
  limit: number;
};

/**
 * The first tickets in this order. Each box of each scope is a part of its own, read up to the limit, because
 * the indexes have the order of a list within one box and scope; members who see all scopes read the indexes
 * without the scope. The box is a literal: with a parameter, SQLite would not use the indexes of open
 * tickets.
 */
export const firstTickets = async (
  db: Db,
  { boxes, scopes, conditions, order, limit }: Wanted,
): Promise<TicketRecord[]> => {
  const ofScopes = scopes.length === allScopes.length ? [[]] : scopes.map((scope) => [sql`scope = ${scope}`]);
  const parts = boxes.flatMap((box) =>
    ofScopes.map((scope) => allOf([...scope, ...conditions, sql`box = ${sql.lit(box)}`])),
  );
  if (parts.length === 0) return [];
  // Only columns of the indexes with this order: SQLite would otherwise read all rows of an interval of ids.
  const { columns, by } = orders[order];
  const read = parts.map(
    (part) =>
      sql`select * from (select ${columns} from tickets where ${part} order by ${by} limit ${limit}) part`,
  );
  const { rows } = await sql<{ id: string }>`
    ${sql.join(read, sql` union all `)} order by ${by} limit ${limit}`.execute(db);
  return findRecords(
    db,
    scopes,
    rows.map(({ id }) => id),
  );
};
