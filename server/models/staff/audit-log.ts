import type { Instant } from '#domain/dates.ts';
import { type Principal, permissions } from '#domain/staff/permissions.ts';
import { storedScopeClass } from '#domain/staff/scopes.ts';
import type { StudioId } from '#domain/studios.ts';
import type { Db } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { unscoped } from '#server/db/unscoped.ts';
import { enrollmentAction, type LogAction } from './log-text.ts';
import type { Actor } from './staff-types.ts';

/** `subject` is the id of a ticket or a staff account. `detail` has ids and figures, never typed text. */
export type NewAuditLine = {
  action: LogAction;
  subject?: string | null;
  studio?: StudioId | null;
  detail?: Record<string, unknown>;
};

/** Adds a line, in the transaction of the change itself: neither exists alone. Returns its id. */
export const writeAuditLog = async (
  db: Db,
  actor: Actor,
  line: NewAuditLine,
  now: Instant,
): Promise<string> => {
  const id = timeOrderedId(now);
  await db
    .insertInto('staff_log')
    .values({
      id,
      at: now,
      staff_id: actor.memberId,
      action: line.action,
      subject: line.subject ?? null,
      studio_id: line.studio ?? null,
      network_hash: actor.network,
      detail: JSON.stringify(line.detail ?? {}),
    })
    .execute();
  return id;
};

/** Whether the member has ever set up a factor, even one that was removed since. */
export const hasEnrolled = async (db: Db, memberId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('staff_log')
      .select('id')
      .where('staff_id', '=', memberId)
      .where('action', '=', enrollmentAction)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
  );

export type AuditLine = {
  id: string;
  at: Instant;
  memberId: string | null;
  action: string;
  subject: string | null;
  detail: Record<string, unknown>;
};

/**
 * The lines that a member may read, newest first, from before the line `after`. By role these are all lines,
 * those of the member's studios and own ones, or only own ones. Each part is one range of an index, so the
 * cost does not grow with the log.
 */
export const readAuditLog = async (
  db: Db,
  member: Principal,
  { after, hasSignIns }: { after: string | null; hasSignIns: boolean },
  limit: number,
): Promise<AuditLine[]> => {
  const newest = () => {
    let query = unscoped(db).selectFrom('staff_log').selectAll().orderBy('id', 'desc').limit(limit);
    if (after !== null) query = query.where('id', '<', after);
    if (!hasSignIns) query = query.where('action', 'not in', ['auth.sign-in', 'auth.sign-out']);
    return query;
  };
  const grant = permissions['log.read'][member.role];
  const own = () => newest().where('staff_id', '=', member.id).execute();
  // A line about a senior application would reveal that it exists, which only Corporate may know.
  const ofStudio = (studio: StudioId) =>
    newest()
      .where('studio_id', '=', studio)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('tickets')
              .select('tickets.id')
              .whereRef('tickets.id', '=', 'staff_log.subject')
              .where('tickets.class', '=', storedScopeClass('senior-application')),
          ),
        ),
      );
  const parts =
    grant === 'all'
      ? [await newest().execute()]
      : grant === 'own'
        ? await Promise.all([own(), ...member.studios.map((studio) => ofStudio(studio).execute())])
        : [await own()];
  const rows = new Map(parts.flat().map((row) => [row.id, row]));
  return [...rows.values()]
    .sort((a, b) => (a.id < b.id ? 1 : -1))
    .slice(0, limit)
    .map((row) => ({
      id: row.id,
      at: row.at,
      memberId: row.staff_id,
      action: row.action,
      subject: row.subject,
      detail: fromJson(row.detail) as Record<string, unknown>,
    }));
};
