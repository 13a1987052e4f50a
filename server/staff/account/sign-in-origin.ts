import { countHit, rates } from '#server/limits/rate-limits.ts';
import { findOrigin, type Origin } from '#server/models/staff/origins.ts';
import type { StaffCall } from '#server/staff/route.ts';
import { deviceTokenOf } from '#server/staff/session-cookie.ts';

export const originOf = ({ services, request, network, now }: StaffCall): Promise<Origin> =>
  findOrigin(services.database.kysely, { network, device: deviceTokenOf(services.env, request) }, now);

/**
 * Counts typed sign-ins of an origin, with known or unknown email addresses, and accepted invitations.
 * Returns the seconds to wait when there were too many. Sign-ins with a passkey cannot be guessed and are not
 * counted, so that a stranger on a studio's Wi-Fi cannot lock members out.
 */
export const secondsToWait = ({ services, now }: StaffCall, { from }: Origin): Promise<number | undefined> =>
  countHit(services.database.kysely, { key: `staff-sign-in ${from}`, ...rates.signInsOfOrigin }, now);
