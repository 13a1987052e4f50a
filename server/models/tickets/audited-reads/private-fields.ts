import type { Instant } from '#domain/dates.ts';
import { readableScopesWith } from '#domain/staff/permissions.ts';
import { privateFields } from '#domain/tickets/ticket-fields.ts';
import type { Db } from '#server/db/connect.ts';
import { labeledFields } from '#server/models/leads/submission-text.ts';
import { findSubmission } from '#server/models/leads/submissions.ts';
import { writeAuditLog } from '#server/models/staff/audit-log.ts';
import type { MemberActor } from '#server/models/staff/staff-types.ts';
import { ticketsIn } from '#server/models/tickets/tickets-in.ts';

/**
 * Birth date and emergency contact of a ticket, for members who may read them; every read is logged.
 * Undefined when the form had none, or the member may not read them.
 */
export const readPrivateFieldsLogged = async (
  db: Db,
  actor: MemberActor,
  ticketId: string,
  now: Instant,
): Promise<{ label: string; value: string }[] | undefined> => {
  const ticket = await ticketsIn(db, readableScopesWith(actor.member, 'private.read'))
    .select('studio_id')
    .where('id', '=', ticketId)
    .executeTakeFirst();
  if (!ticket) return undefined;
  const submission = await findSubmission(db, ticketId);
  const lines = submission ? labeledFields(submission, privateFields) : [];
  if (lines.length === 0) return undefined;
  await writeAuditLog(
    db,
    actor,
    { action: 'ticket.private', subject: ticketId, studio: ticket.studio_id },
    now,
  );
  return lines;
};
