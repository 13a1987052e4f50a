import type { Instant } from '#domain/dates.ts';
import { type Principal, type Role, workableScopes } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import { type Database, isPostgres, type Tx } from '#server/db/connect.ts';
import { handBackTickets } from '#server/models/tickets/changes/hand-back.ts';
import { writeAuditLog } from './audit-log.ts';
import { deleteInvitations } from './invitations.ts';
import { removeFactors, setStudios } from './members.ts';
import type { Actor } from './staff-types.ts';

export type MemberChange = 'done' | 'last-corporate';

/**
 * The last active Corporate account cannot be disabled or get another role, because then no account could
 * invite the next one. Checked in the transaction of the change with locked rows, so that two members who
 * disable each other do not both succeed.
 */
const isLastCorporate = async (tx: Tx, id: string): Promise<boolean> => {
  const all = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'Corporate')
    .where('active', '=', 1)
    .orderBy('id')
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .execute();
  return all.length === 1 && all[0]?.id === id;
};

/**
 * Changes role and studios, ends the invitations to and by the member, and hands back the tickets that the
 * member may no longer work on.
 */
export const changeStaffMember = (
  database: Database,
  actor: Actor,
  id: string,
  { role, studios }: { role: Role; studios: readonly StudioId[] },
  now: Instant,
): Promise<MemberChange> =>
  database.transact(async (tx) => {
    if (role !== 'Corporate' && (await isLastCorporate(tx, id))) return 'last-corporate';
    await tx.updateTable('staff').set({ role }).where('id', '=', id).execute();
    await setStudios(tx, id, role === 'Corporate' ? [] : studios);
    await deleteInvitations(tx, id);
    const detail = { role, studios: [...studios] };
    await writeAuditLog(
      tx,
      actor,
      { action: 'team.change', subject: id, studio: studios[0] ?? null, detail },
      now,
    );
    await handBackTickets(tx, actor, { id, workable: workableScopes({ id, role, studios }) }, now);
    return 'done';
  });

/** Disables the account, removes its sessions and factors, and hands back its tickets. */
export const disableStaffMember = (
  database: Database,
  actor: Actor,
  { id, studios }: Pick<Principal, 'id' | 'studios'>,
  now: Instant,
): Promise<MemberChange> =>
  database.transact(async (tx) => {
    if (await isLastCorporate(tx, id)) return 'last-corporate';
    await tx.updateTable('staff').set({ active: 0 }).where('id', '=', id).execute();
    await removeFactors(tx, id);
    await writeAuditLog(tx, actor, { action: 'team.disable', subject: id, studio: studios[0] ?? null }, now);
    await handBackTickets(tx, actor, { id, workable: [] }, now);
    return 'done';
  });
