import type { Instant } from '#domain/dates.ts';
import type { Tx } from '#server/db/connect.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import { setPassword } from './factors.ts';
import { addPasskey, type NewPasskey } from './passkeys.ts';

/** A factor that is verified and not yet stored. */
export type NewFactor =
  | { method: 'passkey'; passkey: NewPasskey; name: string }
  | { method: 'password'; key: StaffKey; passwordHash: string; secret: string; step: number };

/** False when the factor is a passkey that cannot be added (`addPasskey`). */
export const storeFactor = async (
  tx: Tx,
  memberId: string,
  factor: NewFactor,
  now: Instant,
): Promise<boolean> => {
  if (factor.method === 'passkey') return addPasskey(tx, memberId, factor, now);
  await setPassword(tx, factor.key, memberId, factor);
  return true;
};
