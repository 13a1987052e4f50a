import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOfToken } from './random-token.ts';

/** How long a device and a network are known after a sign-in. */
export const originMs = 30 * dayMs;

/** `device` is the token in the cookie of a device on which a member signed in. */
type Place = { network: string; device: string | undefined };

/**
 * What attempts to sign in are counted by. `from` is the device, if a member signed in on it before,
 * otherwise the network. A known origin is not counted together with those of strangers.
 */
export type Origin = { from: string; isKnown: boolean };

const hashesOf = ({ network, device }: Place) => ({
  network: hashOfToken(`network ${network}`),
  device: hashOfToken(`device ${device ?? ''}`),
});

/** Searches the origins of all members, because the email address of an attempt may have no account. */
export const findOrigin = async (db: Db, place: Place, now: Instant): Promise<Origin> => {
  const { network, device } = hashesOf(place);
  const rows = await db
    .selectFrom('staff_tokens')
    .select('hash')
    .where('hash', 'in', [network, device])
    .where('expires_at', '>', now)
    .execute();
  const known = rows.map(({ hash }) => hash);
  return known.includes(device)
    ? { from: device, isKnown: true }
    : { from: place.network, isKnown: known.includes(network) };
};

/** A row belongs to the last member who signed in there, and is deleted with the factors of that member. */
export const rememberOrigin = async (db: Db, memberId: string, place: Place, now: Instant): Promise<void> => {
  const values = {
    staff_id: memberId,
    purpose: 'origin' as const,
    created_by: memberId,
    created_at: now,
    expires_at: now + originMs,
    used_at: null,
  };
  await db
    .insertInto('staff_tokens')
    .values(Object.values(hashesOf(place)).map((hash) => ({ hash, ...values })))
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(values))
    .execute();
};
