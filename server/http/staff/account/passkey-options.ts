import type { StaffCall, StaffResponse } from '#server/http/staff/route.ts';
import { countHit } from '#server/models/rate-limits.ts';

/**
 * The options of a passkey, each with a stored challenge: 60 a minute per signed-in member, and per network
 * before the sign-in, so that a stranger cannot fill the table. A studio whose members all sign in at once
 * needs a tenth of that.
 */
export const passkeyOptions = async (
  { services, network, member, now }: StaffCall,
  options: () => Promise<unknown>,
): Promise<StaffResponse> => {
  const limit = { key: `staff-challenge ${member?.id ?? network}`, max: 60, windowMs: 60_000 };
  const wait = await countHit(services.database.kysely, limit, now);
  return wait ? { kind: 'json', status: 429, body: { wait } } : { kind: 'json', body: await options() };
};
