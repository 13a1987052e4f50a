import type { Instant } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import { openBatch } from '#server/models/tickets/opening/open-tickets.ts';

/** Opens the tickets of all submissions that have none. */
export const openAllTickets = async (database: Database, now: Instant): Promise<void> => {
  while ((await openBatch(database, 100, now)).opened > 0);
};
