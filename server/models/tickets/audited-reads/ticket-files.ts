import type { Instant } from '#domain/dates.ts';
import { readableScopes } from '#domain/staff/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import { findUpload, type UploadRow } from '#server/models/leads/uploads.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';

/**
 * A file of a ticket, for members who may read the ticket; logged before the first byte is sent. Undefined
 * when there is no such file, or the member may not read it.
 */
export const findFileLogged = async (
  db: Db,
  actor: MemberActor,
  { ticketId, fileId }: { ticketId: string; fileId: string },
  now: Instant,
): Promise<UploadRow | undefined> => {
  const ticket = await ticketsIn(db, readableScopes(actor.member))
    .select('studio_id')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const upload = await findUpload(db, ticketId, fileId);
  if (!upload) return undefined;
  const detail = { file: upload.id };
  await writeAuditLog(
    db,
    actor,
    { action: 'ticket.file', subject: ticketId, studio: ticket.studio_id, detail },
    now,
  );
  return upload;
};
