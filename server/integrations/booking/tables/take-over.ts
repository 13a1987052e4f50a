import type { Tx } from '#server/db/connect.ts';
import { reclaimLocations } from '#server/db/content-sync/sync.ts';

/**
 * Deletes what other booking providers wrote into our tables, because two providers may use the same ids.
 * Locations of other providers get the values of content again. `booking_ids` stay: their key contains the
 * provider, so a provider that is used again finds its own ids. Returns whether there was anything to delete.
 */
export const takeOver = async (tx: Tx, provider: string): Promise<boolean> => {
  // Deletes run only if there are rows: PostgreSQL's triggers count a statement without rows as a change.
  const [other] = await tx
    .selectFrom('classes')
    .select('provider')
    .where('provider', '<>', provider)
    .union(tx.selectFrom('booking_state').select('provider').where('provider', '<>', provider))
    .limit(1)
    .execute();
  if (!other) return false;
  // The state too: a provider that is used again has no rows, so all its rounds are due.
  for (const table of ['classes', 'class_spots', 'booking_state'] as const)
    await tx.deleteFrom(table).where('provider', '<>', provider).execute();
  for (const table of ['class_types', 'instructors'] as const)
    await tx.deleteFrom(table).where('owner', 'not in', ['content', provider]).execute();
  await reclaimLocations(tx, provider);
  // An empty fingerprint makes the simulator write its classes when it is used again.
  await tx.updateTable('schedule_state').set({ fingerprint: '' }).execute();
  return true;
};
