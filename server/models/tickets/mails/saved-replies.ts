import type { Instant } from '#domain/dates.ts';
import { may, type Principal } from '#domain/staff/permissions.ts';
import { noStudioId, type StudioId } from '#domain/studios.ts';
import type { Database, Db } from '#server/db/connect.ts';
import { timeOrderedId } from '#server/db/time-ordered-id.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';

export type SavedReply = { id: string; studio: StudioId; title: string; text: string };

/** 0 stands for all studios: only members with the permission for all of them may change these. */
export const forAllStudios = noStudioId;

export const canManageReplies = (member: Principal, studio: StudioId): boolean =>
  may(member, 'reply.manage', { studio });

/** Replies for these studios and those for all. */
export const listSavedReplies = async (
  db: Db,
  studios: readonly StudioId[] | 'all',
): Promise<SavedReply[]> => {
  const replies = db.selectFrom('saved_replies').select(['id', 'studio_id as studio', 'title', 'text']);
  const own = studios === 'all' ? replies : replies.where('studio_id', 'in', [forAllStudios, ...studios]);
  return own.orderBy('studio_id').orderBy('title').execute();
};

/** Adds a reply, or changes one. False when the member may not manage its old or its new studio. */
export const saveReply = (
  { transact }: Database,
  actor: MemberActor,
  { id, studio, ...texts }: Omit<SavedReply, 'id'> & { id: string | null },
  now: Instant,
): Promise<boolean> =>
  transact(async (tx) => {
    const values = { studio_id: studio, ...texts, updated_at: now, updated_by: actor.memberId };
    const before =
      id === null
        ? undefined
        : await tx
            .selectFrom('saved_replies')
            .select('studio_id as studio')
            .where('id', '=', id)
            .executeTakeFirst();
    if (id !== null && (!before || !canManageReplies(actor.member, before.studio))) return false;
    if (!canManageReplies(actor.member, studio)) return false;
    const subject = id ?? timeOrderedId(now);
    if (id === null)
      await tx
        .insertInto('saved_replies')
        .values({ id: subject, ...values })
        .execute();
    else await tx.updateTable('saved_replies').set(values).where('id', '=', id).execute();
    await writeAuditLog(tx, actor, { action: 'reply.save', subject, studio }, now);
    return true;
  });

export const deleteSavedReply = (
  { transact }: Database,
  actor: MemberActor,
  id: string,
  now: Instant,
): Promise<boolean> =>
  transact(async (tx) => {
    const reply = await tx
      .selectFrom('saved_replies')
      .select('studio_id as studio')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!reply || !canManageReplies(actor.member, reply.studio)) return false;
    await tx.deleteFrom('saved_replies').where('id', '=', id).execute();
    await writeAuditLog(tx, actor, { action: 'reply.delete', subject: id, studio: reply.studio }, now);
    return true;
  });
