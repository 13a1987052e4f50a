import type { Database } from '#server/db/connect.ts';
import { syncContent } from '#server/db/content-sync/sync.ts';

/**
 * Deletes what an external provider mirrored into our tables, after the operator has set BOOKING_PROVIDER
 * back to `embedded`: its classes, class types and instructors go, and its locations get the data of content
 * again.
 */
export const reclaimTables = async (database: Database): Promise<void> => {
  const wasMirrored = await database.kysely.transaction().execute(async (tx) => {
    const mirrors = await tx.selectFrom('booking_state').select('provider').execute();
    if (mirrors.length === 0) return false;
    await tx.deleteFrom('classes').where('provider', '<>', 'embedded').execute();
    await tx.deleteFrom('class_spots').execute();
    for (const table of ['class_types', 'instructors'] as const)
      await tx.deleteFrom(table).where('owner', '<>', 'content').execute();
    await tx.updateTable('locations').set({ owner: 'content' }).where('owner', '<>', 'content').execute();
    for (const table of ['booking_ids', 'booking_state'] as const) await tx.deleteFrom(table).execute();
    // Empty fingerprints make content sync and the simulator write their rows again.
    await tx.updateTable('content_state').set({ fingerprint: '' }).execute();
    await tx.updateTable('schedule_state').set({ fingerprint: '' }).execute();
    return true;
  });
  if (wasMirrored) await syncContent(database);
};
