import type { Instant } from '#domain/dates.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import { lockStaff } from '#server/models/staff/members.ts';
import { endSessions } from '#server/models/staff/sessions.ts';
import type { Actor, SignedIn } from '#server/models/staff/staff-types.ts';
import { issueRecoveryCodes } from '#server/models/staff/tokens.ts';
import { hasPassword } from './factors.ts';
import { type NewFactor, storeFactor } from './new-factor.ts';
import { listPasskeys, removePasskey } from './passkeys.ts';

type Member = Pick<SignedIn, 'id' | 'session'>;
type Change = { action: 'factor.add' | 'factor.remove'; factor: 'passkey' | 'password' | 'codes' };

/**
 * Part of the transaction of the change, so that no session that a stolen factor started survives it. The
 * session that made the change continues.
 */
const logAndEndOtherSessions = async (
  tx: Tx,
  actor: Actor,
  member: Member,
  { action, factor }: Change,
  now: Instant,
): Promise<void> => {
  await writeAuditLog(tx, actor, { action, detail: { factor } }, now);
  await endSessions(tx, member.id, member.session.hash);
};

/** False when the factor is a passkey that cannot be added (`addPasskey`). */
export const addOwnFactor = (
  database: Database,
  actor: Actor,
  { member, factor }: { member: Member; factor: NewFactor },
  now: Instant,
): Promise<boolean> =>
  database.transact(async (tx) => {
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
    await lockStaff(tx, member.id);
    const isLast = (await listPasskeys(tx, member.id)).length <= 1 && !(await hasPassword(tx, member.id));
    if (isLast) return 'last';
    if (!(await removePasskey(tx, member.id, credentialId))) return 'missing';
    await logAndEndOtherSessions(tx, actor, member, { action: 'factor.remove', factor: 'passkey' }, now);
    return 'removed';
  });

export const renewRecoveryCodes = (
  database: Database,
  actor: Actor,
  member: Member,
  now: Instant,
): Promise<string[]> =>
  database.transact(async (tx) => {
    await logAndEndOtherSessions(tx, actor, member, { action: 'factor.add', factor: 'codes' }, now);
    return issueRecoveryCodes(tx, member.id, now);
  });
