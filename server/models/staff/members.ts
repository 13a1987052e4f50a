import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { Role } from '#domain/staff/permissions.ts';
import type { StudioId } from '#domain/studios.ts';
import { type Db, isPostgres, type Tx } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import type { StoredPreferences } from '#server/db/staff-tables.ts';
import { writeAuditLog } from './audit-log.ts';
import { deleteInvitations, issueInvitation } from './invitations.ts';
import { endSessions } from './sessions.ts';
import type { Actor, StaffMember } from './staff-types.ts';

const columns = ['id', 'email', 'name', 'role', 'active', 'seen_at'] as const;

const withStudios = async (
  db: Db,
  rows: readonly {
    id: string;
    email: string;
    name: string;
    role: Role;
    active: number;
    seen_at: Instant | null;
  }[],
): Promise<StaffMember[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const studios = await db.selectFrom('staff_studios').selectAll().where('staff_id', 'in', ids).execute();
  const byMember = Map.groupBy(studios, ({ staff_id }) => staff_id);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    studios: (byMember.get(row.id) ?? []).map(({ studio_id }) => studio_id).sort((a, b) => a - b),
    isActive: row.active === 1,
    seenAt: row.seen_at,
    isInvited: row.active === 1 && row.seen_at === null,
  }));
};

/** All accounts, active ones first. The chain has at most a few hundred. */
export const listStaffMembers = async (db: Db): Promise<StaffMember[]> => {
  const rows = await db
    .selectFrom('staff')
    .select(columns)
    .orderBy('active', 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(2000)
    .execute();
  return withStudios(db, rows);
};

export const findStaffMember = async (db: Db, id: string): Promise<StaffMember | undefined> => {
  const row = await db.selectFrom('staff').select(columns).where('id', '=', id).executeTakeFirst();
  return row && (await withStudios(db, [row]))[0];
};

export const findStaffMemberByEmail = async (db: Db, email: string): Promise<StaffMember | undefined> => {
  const row = await db
    .selectFrom('staff')
    .select(columns)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row && (await withStudios(db, [row]))[0];
};

export const hasStaffMembers = async (db: Db): Promise<boolean> =>
  Boolean(await db.selectFrom('staff').select('id').limit(1).executeTakeFirst());

export const namesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const setStudios = async (tx: Tx, memberId: string, studios: readonly StudioId[]): Promise<void> => {
  await tx.deleteFrom('staff_studios').where('staff_id', '=', memberId).execute();
  if (studios.length === 0) return;
  const rows = [...new Set(studios)].map((studio_id) => ({ staff_id: memberId, studio_id }));
  await tx.insertInto('staff_studios').values(rows).execute();
};

export type NewStaffMember = { email: string; name: string; role: Role; studios: readonly StudioId[] };

/** An account without a factor, and its invitation. Undefined when the email address has an account. */
export const inviteStaffMember = async (
  tx: Tx,
  actor: Actor,
  { email, name, role, studios }: NewStaffMember,
  now: Instant,
): Promise<{ id: string; token: string } | undefined> => {
  const id = randomUUID();
  const created = await tx
    .insertInto('staff')
    .values({
      id,
      email: email.toLowerCase(),
      name,
      role,
      active: 1,
      preferences: JSON.stringify({} satisfies StoredPreferences),
      created_at: now,
      created_by: actor.memberId,
      seen_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return undefined;
  await setStudios(tx, id, role === 'Corporate' ? [] : studios);
  const token = await issueInvitation(tx, id, actor.memberId, now);
  await writeAuditLog(
    tx,
    actor,
    { action: 'team.invite', subject: id, studio: studios[0] ?? null, detail: { role } },
    now,
  );
  return { id, token };
};

/**
 * Removes all sessions, passkeys, passwords and codes of the member, and the invitations to and by the
 * member: whoever had a removed factor may have made them.
 */
export const removeFactors = async (tx: Tx, memberId: string): Promise<void> => {
  await lockStaffMember(tx, memberId);
  await endSessions(tx, memberId);
  await deleteInvitations(tx, memberId);
  for (const table of ['staff_passkeys', 'staff_secrets', 'staff_tokens'] as const)
    await tx.deleteFrom(table).where('staff_id', '=', memberId).execute();
};

/**
 * For a recovery, and for a member who returns: all factors are removed, and the member enrolls new ones. No
 * member chooses a secret for another.
 */
export const reinviteStaffMember = async (
  tx: Tx,
  actor: Actor,
  { id, studios }: Pick<StaffMember, 'id' | 'studios'>,
  now: Instant,
): Promise<string> => {
  await removeFactors(tx, id);
  await tx.updateTable('staff').set({ active: 1, seen_at: null }).where('id', '=', id).execute();
  await writeAuditLog(tx, actor, { action: 'team.reinvite', subject: id, studio: studios[0] ?? null }, now);
  return issueInvitation(tx, id, actor.memberId, now);
};

/** Serializes changes to the factors of one member until the transaction ends. */
export const lockStaffMember = async (tx: Tx, id: string): Promise<void> => {
  if (isPostgres(tx)) await tx.selectFrom('staff').select('id').where('id', '=', id).forUpdate().execute();
};

/** Changes some preferences; the others stay. */
export const setPreferences = async (tx: Tx, id: string, changed: StoredPreferences): Promise<void> => {
  await lockStaffMember(tx, id);
  const row = await tx.selectFrom('staff').select('preferences').where('id', '=', id).executeTakeFirst();
  const preferences = { ...fromJson(row?.preferences ?? '{}'), ...changed };
  await tx
    .updateTable('staff')
    .set({ preferences: JSON.stringify(preferences) })
    .where('id', '=', id)
    .execute();
};
