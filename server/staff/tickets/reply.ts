import type { Instant } from '#domain/dates.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import { isUuid } from '#domain/text/ids.ts';
import { truncate } from '#domain/text/truncate.ts';
import { usualFollowUp } from '#domain/tickets/follow-ups.ts';
import { fillReply, replyLimits, unfilledIn } from '#domain/tickets/saved-replies.ts';
import { isClosed } from '#domain/tickets/transitions.ts';
import type { TicketDetail } from '#domain/tickets/views.ts';
import { replyStudio } from '#server/models/leads/mailed-studios.ts';
import { recipientsOf } from '#server/models/leads/recipients.ts';
import { changeTicket } from '#server/models/tickets/changes/change-ticket.ts';
import { followUpAt } from '#server/models/tickets/due.ts';
import { findReply } from '#server/models/tickets/mails/replies.ts';
import { listSavedReplies } from '#server/models/tickets/mails/saved-replies.ts';
import {
  requireActor,
  requireSignedIn,
  type StaffCall,
  type StaffResponse,
  type StaffRoutes,
  screenResponse,
} from '#server/staff/route.ts';
import type { RefusedForm } from '#staff/screen-types.ts';
import { replyWords as words } from '#words/staff/reply.ts';
import { ticketWords } from '#words/staff/ticket.ts';
import { failedResponse } from './changes.ts';
import { findTicketOf } from './list.ts';

const valuesFor = (call: StaffCall, { name, studio, reference }: TicketDetail) => {
  const { name: studioName, phone } = replyStudio(studio);
  return {
    'first name': /^[\p{L}’'-]+/u.exec(name)?.[0] ?? '',
    studio: studioName,
    'studio phone': phone,
    'my name': requireSignedIn(call).name,
    reference,
  };
};

/** Where the mail was started: the ticket alone or beside its list. */
const backOf = ({ back }: StaffCall, { id }: TicketDetail): string => back ?? `/leads/${id}`;

const replyScreen = async (
  call: StaffCall,
  ticket: TicketDetail,
  refused: RefusedForm | null,
): Promise<StaffResponse> => {
  const db = call.services.database.kysely;
  const studio = replyStudio(ticket.studio);
  const [mailbox = ''] = await recipientsOf(db, managerTopics.contactUs, studio.locationIds);
  const replies = await listSavedReplies(db, [ticket.studio]);
  const chosen = replies.find(({ id }) => id === call.form.get('saved'));
  const undone = call.query.get('undone') ?? '';
  const found = isUuid(undone) ? await findReply(db, undone) : undefined;
  const mail = found?.ticketId === ticket.id ? found : null;
  const data = {
    ticket,
    back: backOf(call, ticket),
    from: { studio: studio.name, mailbox },
    saved: replies.map(({ id, title }) => ({ id, title })),
    subject: call.form.get('subject') ?? mail?.subject ?? ticketWords.mailSubject(ticket.reference),
    // A saved reply follows what is typed already.
    text: [call.form.get('text') ?? mail?.text, chosen && fillReply(chosen.text, valuesFor(call, ticket))]
      .filter(Boolean)
      .join('\n\n'),
    refused,
  };
  return screenResponse('reply', words.title(ticket.name), data);
};

/** The typed mail; its errors by field. The reference stays in the subject, so that an answer is found. */
const readMail = (form: URLSearchParams, reference: string) => {
  const text = (form.get('text') ?? '').replaceAll('\r\n', '\n').trim();
  const typed = truncate((form.get('subject') ?? '').replaceAll(/\s+/g, ' ').trim(), 150);
  const subject = typed.includes(reference) ? typed : `${typed} (ref. ${reference})`;
  const unfilled = unfilledIn(`${typed}\n${text}`);
  const errors: Record<string, string> = {
    ...(text === '' && { text: words.errors.text }),
    ...(text.length > replyLimits.text && { text: words.errors.long }),
    ...(unfilled.length > 0 && { text: words.errors.unfilled(unfilled) }),
    ...(typed === '' && { subject: words.errors.subject }),
  };
  return { text, subject, typed, errors };
};

const send = async (call: StaffCall, ticket: TicketDetail, now: Instant): Promise<StaffResponse> => {
  const { text, subject, typed, errors } = readMail(call.form, ticket.reference);
  const refuse = (message: string | null) =>
    replyScreen(call, ticket, { fields: { text, subject: typed }, errors, message });
  if (Object.keys(errors).length > 0) return refuse(null);
  if (ticket.email === '') return refuse(words.noAddress);
  const next = followUpAt(usualFollowUp.reached, now);
  const result = await changeTicket(call.services.database, {
    actor: requireActor(call),
    id: ticket.id,
    change: { kind: 'reply', to: ticket.email, subject, text, next },
    now,
  });
  if (!result.ok) {
    if (result.because !== 'refused') return failedResponse(call, ticket.id, result);
    // A colleague has closed or held the lead meanwhile: the typed mail stays on the screen.
    return refuse(ticketWords.refusals[result.refusal]);
  }
  return {
    kind: 'redirect',
    location: backOf(call, ticket),
    notice: 'mail-leaves',
    undo: `${ticket.id}.${result.eventId}`,
  };
};

/** Writing a mail to the sender of a lead. */
export const replyRoutes: StaffRoutes = [
  {
    method: 'GET',
    path: '/leads/:id/reply',
    permission: 'ticket.work',
    handle: async (call) => {
      const ticket = await findTicketOf(call, call.params.id ?? '');
      if (!ticket) return { kind: 'missing' };
      const canWrite = ticket.can.work && ticket.email !== '' && !isClosed(ticket);
      return canWrite
        ? replyScreen(call, ticket, null)
        : { kind: 'redirect', location: backOf(call, ticket) };
    },
  },
  {
    method: 'POST',
    path: '/leads/:id/reply',
    permission: 'ticket.work',
    handle: async (call) => {
      const ticket = await findTicketOf(call, call.params.id ?? '');
      // A screen of a mail has what a masked ticket must not show.
      if (!ticket || ticket.isMasked) return { kind: 'missing' };
      return call.form.has('saved') ? replyScreen(call, ticket, null) : send(call, ticket, call.now);
    },
  },
];
