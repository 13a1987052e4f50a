import { isFormKind } from '#domain/forms/forms.ts';
import { managerTopics } from '#domain/forms/manager-topics.ts';
import type { Handler } from '#server/deliveries/worker.ts';
import { PermanentFailure } from '#server/errors/delivery-errors.ts';
import type { Mail } from '#server/integrations/mail/mail.ts';
import { type MailBody, mailBodyHtml, mailBodyText } from '#server/integrations/mail/mail-body.ts';
import { locationContact, locationName, replyStudio } from '#server/models/leads/mailed-studios.ts';
import { recipientsOf } from '#server/models/leads/recipients.ts';
import { findSubmission, type Submission } from '#server/models/leads/submissions.ts';
import { uploadsOf } from '#server/models/leads/uploads.ts';
import { findStaffMember } from '#server/models/staff/members.ts';
import { findSenderEmail, findStillWith } from '#server/models/tickets/mails/mailed-tickets.ts';
import { findReply, recordSent } from '#server/models/tickets/mails/replies.ts';
import {
  type EntryKind,
  type EntryPayloads,
  entryKinds,
  type NewEntry,
  parsePayload,
} from '#server/outbox/entry-kinds.ts';
import { type LeasedEntry, setSendingAt } from '#server/outbox/leased-entries.ts';
import { addToOutbox } from '#server/outbox/outbox.ts';
import { staffMails } from '#words/staff/mails.ts';
import { unknownDelivery } from '#words/staff/manager-mails.ts';
import { asAttachments } from './attachments.ts';
import { managersMail } from './compose-mail.ts';
import type { DeliveryServices } from './delivery-services.ts';
import { forwardLead } from './forward-lead.ts';
import { visitorMailComposer } from './visitor-mails.ts';

const renderMail = (
  entry: LeasedEntry,
  { subject, body }: { subject: string; body: MailBody },
  rest: Pick<Mail, 'to' | 'replyTo' | 'attachments'>,
  { code } = visitorMailComposer,
): Mail => ({
  id: entry.id,
  date: new Date(entry.createdAt),
  subject,
  html: mailBodyHtml(body, code),
  text: mailBodyText(body),
  ...rest,
});

/** The mails in the language of the page that the submission was sent from. */
const mailsOf = ({ mails }: DeliveryServices, { requestMetadata }: Submission) =>
  mails.find(({ code }) => code === requestMetadata.language) ?? visitorMailComposer;

type Delivery<Kind extends EntryKind> = {
  services: DeliveryServices;
  entry: LeasedEntry;
  payload: EntryPayloads[Kind];
  submission: Submission;
  shutdown: AbortSignal;
};

const notifyManagers = async ({ services, entry, payload, submission }: Delivery<'notify-managers'>) => {
  const { formId: topic, studioIds: locationIds, only } = payload;
  const { db, transact, clock, files, mailer, publicUrl } = services;
  const names = locationIds.map(locationName);
  const { attached, linked } = asAttachments(await uploadsOf(db, submission.id), files, publicUrl);
  const refused = await mailer.send(
    renderMail(entry, managersMail(submission, { studios: names, downloads: linked, publicUrl }), {
      to: only ?? (await recipientsOf(db, topic, locationIds)),
      attachments: attached,
    }),
  );
  // The refused recipients get their own entry, which is retried or parked without a second mail to the
  // others.
  if (refused.length > 0) {
    const rest: NewEntry = { kind: 'notify-managers', payload: { ...payload, only: [...refused] } };
    await transact((tx) => addToOutbox(tx, submission.id, [rest], { now: clock.now() }));
  }
};

const confirmToVisitor = async ({ services, entry, submission }: Delivery<'confirm-to-visitor'>) => {
  const { locationId } = submission;
  const studio = locationId === null ? undefined : locationContact(locationId);
  const mails = mailsOf(services, submission);
  const mail = mails.visitorMail(submission, studio, services.publicUrl);
  if (!mail) return;
  // A member may have corrected the email address in the ticket: "Send again" then reaches the visitor.
  const to = [(await findSenderEmail(services.db, submission.id)) || submission.email];
  await services.mailer.send(renderMail(entry, mail, { to }, mails));
};

const tellAccountOwner = async ({ services, entry, submission }: Delivery<'tell-account-owner'>) => {
  const mails = mailsOf(services, submission);
  await services.mailer.send(
    renderMail(entry, mails.accountOwnerMail(services.publicUrl), { to: [submission.email] }, mails),
  );
};

/**
 * Sends a mail of a member once. If an earlier attempt ended between the mail server's response and the
 * record in the ticket, nobody knows whether the mail was sent: the entry is parked with the text
 * `unknownDelivery`, and a member decides. docs/decisions/079-write-from-the-ticket.md
 */
const sendReply = async ({ services, entry, payload, submission }: Delivery<'send-reply'>) => {
  const { db, clock, mailer } = services;
  const reply = await findReply(db, payload.event);
  if (!reply || reply.isSent) return;
  if (entry.sendingAt !== null) throw new PermanentFailure(unknownDelivery);
  const studio = replyStudio(reply.studio);
  const [mailbox = ''] = await recipientsOf(db, managerTopics.contactUs, studio.locationIds);
  const mails = mailsOf(services, submission);
  const addresses = { to: [reply.to], replyTo: { name: studio.name, email: mailbox } };
  const mail = renderMail(entry, mails.personalMail(reply, studio), addresses, mails);
  if (!(await setSendingAt(db, entry, clock.now()))) throw new Error('another worker has this entry');
  try {
    await mailer.send({ ...mail, fromName: studio.name, isPersonal: true });
  } catch (error) {
    await setSendingAt(db, entry, null);
    throw error;
  }
  await recordSent(services, reply, payload.event, clock.now());
};

/** Tells a member, or the mailboxes of a studio, about new tickets that they still have. */
const tellReceiver = async ({ services, entry, payload, submission }: Delivery<'tell-receiver'>) => {
  const { db, mailer, publicUrl } = services;
  const { staff, studio, by, others = [] } = payload;
  const tickets = await findStillWith(db, [submission.id, ...others], { staff, studio });
  const [ticket] = tickets;
  if (!ticket) return;
  const [receiver, giver] = [
    staff ? await findStaffMember(db, staff) : undefined,
    await findStaffMember(db, by),
  ];
  const { name, locationIds } = replyStudio(ticket.studio_id);
  const to = receiver
    ? [receiver.email]
    : await recipientsOf(db, submission.topic ?? managerTopics.contactUs, locationIds);
  const list = `${publicUrl}/staff/leads`;
  const mail =
    tickets.length > 1
      ? staffMails.receivedMany(giver?.name ?? '', tickets.length, `${list}?tab=mine`)
      : staffMails.received(giver?.name ?? '', ticket.name, receiver ? null : name, `${list}/${ticket.id}`);
  await mailer.send(renderMail(entry, mail, { to }));
};

type Deliver<Kind extends EntryKind> = (delivery: Delivery<Kind>) => Promise<void>;
const deliveries: { [Kind in EntryKind]: Deliver<Kind> } = {
  'notify-managers': notifyManagers,
  'confirm-to-visitor': confirmToVisitor,
  'tell-account-owner': tellAccountOwner,
  'send-reply': sendReply,
  'tell-receiver': tellReceiver,
  'forward-lead': ({ services, payload, submission, shutdown }) =>
    forwardLead(services, payload, submission, shutdown),
};

const handlerOf =
  <Kind extends EntryKind>(services: DeliveryServices, kind: Kind): Handler =>
  async (entry, shutdown) => {
    const payload = parsePayload(kind, entry.payload);
    const submission = await findSubmission(services.db, entry.submissionId);
    if (!submission) throw new PermanentFailure(`submission ${entry.submissionId} does not exist`);
    if (!isFormKind(submission.formKind)) throw new PermanentFailure(`unknown form "${submission.formKind}"`);
    await deliveries[kind]({ services, entry, payload, submission, shutdown });
  };

export const createHandlers = (services: DeliveryServices) =>
  Object.fromEntries(entryKinds.map((kind) => [kind, handlerOf(services, kind)])) as Record<
    EntryKind,
    Handler
  >;
