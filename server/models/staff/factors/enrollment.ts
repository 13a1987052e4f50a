import type { Instant } from '#domain/dates.ts';
import { canManage } from '#domain/staff/team.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { hasEnrolled, writeAuditLog } from '#server/models/staff/audit-log.ts';
import { consumeInvitation, findInvitation } from '#server/models/staff/invitations.ts';
import { enrollmentAction } from '#server/models/staff/log-text.ts';
import { findStaffMember, lockStaffMember, removeFactors } from '#server/models/staff/members.ts';
import type { Actor, StaffMember } from '#server/models/staff/staff-types.ts';
import { type NewFactor, storeFactor } from './new-factor.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';

/**
 * The member of a valid invitation. Whoever made the invitation must still be allowed to manage this account,
 * except for an invitation of the operator (null), or one in exchange for the member's own recovery code.
 * Reading does not use up the invitation, because mail scanners open every link.
 */
export const findInvited = async (db: Db, token: string, now: Instant): Promise<StaffMember | undefined> => {
  const invitation = await findInvitation(db, token, now);
  if (!invitation) return undefined;
  const { staff_id, created_by } = invitation;
  const member = await findStaffMember(db, staff_id);
  if (!member?.isActive) return undefined;
  if (created_by === null || created_by === member.id) return member;
  const inviter = await findStaffMember(db, created_by);
  return inviter?.isActive && canManage(inviter, member) ? member : undefined;
};

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
  { memberId, token, factor }: { memberId: string; token: string; factor: NewFactor },
  now: Instant,
): Promise<{ codes: string[]; isFirst: boolean } | undefined> => {
  try {
    return await database.transact(async (tx) => {
      await lockStaffMember(tx, memberId);
      if (!(await findInvited(tx, token, now))) throw new NotAccepted();
      if (!(await consumeInvitation(tx, token, memberId, now))) throw new NotAccepted();
      await removeFactors(tx, memberId);
      if (!(await storeFactor(tx, memberId, factor, now))) throw new NotAccepted();
      const isFirst = !(await hasEnrolled(tx, memberId));
      const detail = { method: factor.method };
      await writeAuditLog(tx, { ...actor, memberId }, { action: enrollmentAction, detail }, now);
      return { codes: await issueRecoveryCodes(tx, memberId, now), isFirst };
    });
  } catch (error) {
    if (error instanceof NotAccepted) return undefined;
    throw error;
  }
};
