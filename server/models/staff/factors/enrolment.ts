import type { Instant } from '#domain/dates.ts';
import type { Database } from '#server/db/connect.ts';
import { hasEnrolled, writeAuditLog } from '#server/models/staff/audit-log.ts';
import { lockStaff, removeFactors } from '#server/models/staff/members.ts';
import type { Actor } from '#server/models/staff/staff-types.ts';
import { consumeInvitation, issueRecoveryCodes } from '#server/models/staff/tokens.ts';
import { type NewFactor, storeFactor } from './new-factor.ts';

/** Thrown inside the transaction, so that it is rolled back. */
class NotAccepted extends Error {}

/**
 * Uses up the invitation, removes all earlier factors (after a recovery no old one may open the account),
 * stores the first factor and returns the recovery codes, in one transaction. `isFirst` is false for an
 * account that had a factor before, even one that the invitation removed. Undefined when the invitation is no
 * longer valid.
 */
export const acceptInvitation = async (
  database: Database,
  actor: Actor,
  { staffId, token, factor }: { staffId: string; token: string; factor: NewFactor },
  now: Instant,
): Promise<{ codes: string[]; isFirst: boolean } | undefined> => {
  try {
    return await database.transact(async (tx) => {
      await lockStaff(tx, staffId);
      if (!(await consumeInvitation(tx, token, staffId, now))) throw new NotAccepted();
      await removeFactors(tx, staffId);
      if (!(await storeFactor(tx, staffId, factor, now))) throw new NotAccepted();
      const isFirst = !(await hasEnrolled(tx, staffId));
      const detail = { method: factor.method };
      await writeAuditLog(tx, { ...actor, staffId }, { action: 'auth.enrol', detail }, now);
      return { codes: await issueRecoveryCodes(tx, staffId, now), isFirst };
    });
  } catch (error) {
    if (error instanceof NotAccepted) return undefined;
    throw error;
  }
};
