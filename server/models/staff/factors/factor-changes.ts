import type { Instant } from '#domain/dates.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { deleteInvitationsTo } from '#server/models/staff/invitations.ts';
import { lockStaffMember } from '#server/models/staff/members.ts';
import { endSessions, hasSession } from '#server/models/staff/sessions.ts';
import type { Actor, SignedIn } from '#server/models/staff/staff-types.ts';
import { hasPassword } from './factors.ts';
import { type NewFactor, storeFactor } from './new-factor.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';

type Member = Pick<SignedIn, 'id' | 'session'>;
type Change = { action: 'factor.add' | 'factor.remove'; factor: 'passkey' | 'password' | 'codes' };

/**
 * False if the session ended while the request was on its way, for example because a manager invited the
 * member again: such a request must not add a factor to the account.
 */
const isStillSignedIn = async (tx: Tx, { id, session }: Member): Promise<boolean> => {
  await lockStaffMember(tx, id);
  return hasSession(tx, session.hash);
};

/** The session that made the change continues; others, and an invitation, may come from a stolen factor. */
const logAndEndOtherSessions = async (
  tx: Tx,
  actor: Actor,
  member: Member,
  { action, factor }: Change,
  now: Instant,
): Promise<void> => {
  await writeAuditLog(tx, actor, { action, detail: { factor } }, now);
  await endSessions(tx, member.id, member.session.hash);
  await deleteInvitationsTo(tx, member.id);
};

/** False when the session has ended, or when the factor is a passkey that cannot be added (`addPasskey`). */
export const addOwnFactor = (
  database: Database,
  actor: Actor,
  { member, factor }: { member: Member; factor: NewFactor },
  now: Instant,
): Promise<boolean> =>
  database.transact(async (tx) => {
    if (!(await isStillSignedIn(tx, member))) return false;
    if (!(await storeFactor(tx, member.id, factor, now))) return false;
    await logAndEndOtherSessions(tx, actor, member, { action: 'factor.add', factor: factor.method }, now);
    return true;
  });

/** `last`: without this passkey the member could not sign in, so it stays. */
export const removeOwnPasskey = (
  database: Database,
  actor: Actor,
  { member, credentialId }: { member: Member; credentialId: string },
  now: Instant,
): Promise<'removed' | 'last' | 'missing'> =>
  database.transact(async (tx) => {
    if (!(await isStillSignedIn(tx, member))) return 'missing';
    const isLast = (await listPasskeys(tx, member.id)).length <= 1 && !(await hasPassword(tx, member.id));
    if (isLast) return 'last';
    if (!(await removePasskey(tx, member.id, credentialId))) return 'missing';
    await logAndEndOtherSessions(tx, actor, member, { action: 'factor.remove', factor: 'passkey' }, now);
    return 'removed';
  });

/** Undefined when the session has ended. */
export const renewRecoveryCodes = (
  database: Database,
  actor: Actor,
  member: Member,
  now: Instant,
): Promise<string[] | undefined> =>
  database.transact(async (tx) => {
    if (!(await isStillSignedIn(tx, member))) return undefined;
    await logAndEndOtherSessions(tx, actor, member, { action: 'factor.add', factor: 'codes' }, now);
    return issueRecoveryCodes(tx, member.id, now);
  });
