import { sql } from 'kysely';
import type { MemberScopes } from '#domain/staff/permissions.ts';
import { allScopes } from '#domain/staff/scopes.ts';
import type { Db } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';

/** The tickets in the scopes of a member: the only way in which a screen queries tickets. */
export const ticketsIn = (db: Db, scopes: MemberScopes) => {
  const tickets = unscoped(db).selectFrom('tickets');
  // PostgreSQL refuses an empty list; and members who see all scopes read the indexes without the scope.
  if (scopes.length === 0) return tickets.where(sql<boolean>`false`);
  return scopes.length === allScopes.length ? tickets : tickets.where('tickets.scope', 'in', scopes);
};
