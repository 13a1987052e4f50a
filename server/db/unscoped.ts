import type { Db } from './connect.ts';
import type { LeadTables } from './lead-tables.ts';

/**
 * The database with the tables of leads, without the scopes of a member: for work that no member asked for,
 * and for one lead whose scope was already checked. What a member asks for is read by `ticketsIn`.
 * scripts/checks/unscoped.test.ts lists who calls it.
 */
export const unscoped = (db: Db) => db.withTables<LeadTables>();
