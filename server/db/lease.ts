import type { Clock } from '#server/time/clock.ts';
import type { Db } from './connect.ts';

export type Lease = {
  /** Takes or extends the lease. False while another process holds it. */
  acquire(): Promise<boolean>;
  /** Ends the lease early, so that another process need not wait for its expiry. */
  release(): Promise<void>;
};

/**
 * A row that says which of several processes runs a background job. The holder extends it while it works; a
 * killed process loses it after `forMs`.
 */
export const openLease = (
  db: Db,
  clock: Clock,
  { name, holder, forMs }: { name: string; holder: string; forMs: number },
): Lease => ({
  async acquire() {
    const now = clock.now();
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('leases')
      .values({ name, holder, expires_at: now + forMs })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ holder, expires_at: now + forMs })
          .where((eb) =>
            eb.or([
              eb('leases.holder', '=', holder),
              eb('leases.expires_at', '<=', now),
              // The lease was written before the clock was set back.
              eb('leases.expires_at', '>', now + forMs),
            ]),
          ),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  },
  async release() {
    await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
  },
});
