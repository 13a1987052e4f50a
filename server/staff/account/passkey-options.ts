import { countHit, rates } from '#server/limits/rate-limits.ts';
import type { StaffCall, StaffResponse } from '#server/staff/route.ts';
import { originOf } from './sign-in-origin.ts';

/**
 * The options of a passkey, each with a stored challenge. Counted per signed-in member, and per origin before
 * the sign-in, so that a stranger cannot fill the table.
 */
export const passkeyOptions = async (
  call: StaffCall,
  options: () => Promise<unknown>,
): Promise<StaffResponse> => {
  const { services, member, now } = call;
  const countedBy = member?.id ?? (await originOf(call)).from;
  const limit = { key: `staff-challenge ${countedBy}`, ...rates.passkeyOptions };
  const waitSeconds = await countHit(services.database.kysely, limit, now);
  return waitSeconds
    ? { kind: 'json', status: 429, body: { waitSeconds } }
    : { kind: 'json', body: await options() };
};
