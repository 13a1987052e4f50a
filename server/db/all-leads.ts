import type { Db } from './connect.ts';
import type { LeadTables } from './lead-tables.ts';

/**
 * Leads of all studios, for work that no member asked for, and for one lead whose scope was already checked.
 * What a member asks for is read by `ticketsIn`. scripts/checks/all-leads.test.ts lists who calls it.
 */
export const allLeads = (db: Db) => db.withTables<LeadTables>();
