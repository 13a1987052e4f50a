import type { MailKind, VisitorMail } from '#content/mail-types.ts';
import { sitePath } from '#content/site-path.ts';
import { type Instant, studioZone } from '#domain/dates.ts';
import type { MailBody, Row } from '#server/integrations/mail/mail-body.ts';
import type { StudioContact } from '#server/models/leads/mailed-studios.ts';
import { fieldText, mailKindOf } from '#server/models/leads/submission-text.ts';
import { referenceOf, type Submission } from '#server/models/leads/submissions.ts';
import { formWords } from '#words/forms.ts';
import { language } from '#words/language.ts';
import {
  accountExistsMail,
  floridaTime,
  receipt,
  replyMail,
  visitorFootnote,
  visitorMails as words,
} from '#words/mails.ts';

/** Partial, because some kinds have no mail to the visitor. */
export const mailsByKind: Partial<Record<MailKind, VisitorMail>> = words;

/** A phone number is a link, so that one tap calls it. */
export const linkOf = (field: string, value: string): Pick<Row, 'url'> =>
  /phone$/i.test(field) ? { url: `tel:+1${value.replace(/\D/g, '')}` } : {};

export const receivedAt = (at: Instant) =>
  new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: studioZone,
  }).format(at);

/**
 * This mail contains only values from our own lists and clock: a kind of request, a known duration, a studio.
 * It never contains text that the sender typed: otherwise anyone could use us to send their text to any email
 * address.
 */
const receiptRows = (
  submission: Submission,
  studio: StudioContact | undefined,
  isReceipt: boolean,
): Row[] => {
  const { suspensionDuration, studios } = submission.payload;
  const kind = mailKindOf(submission);
  const rows: Row[] = [];
  const addRow = (label: string, value: string, link?: Pick<Row, 'url'>) =>
    rows.push({ label, value, ...link });
  if (kind === 'cancellation') addRow(receipt.request, formWords.choices.cancelType.cancel);
  if (kind === 'suspension') {
    addRow(receipt.request, formWords.choices.cancelType.suspend);
    addRow(receipt.duration, fieldText('suspensionDuration', suspensionDuration));
  }
  // The server looked up these names when the form was sent.
  if (Array.isArray(studios) && studios.length > 1) addRow(receipt.studios, studios.join(', '));
  else if (studio) {
    addRow(receipt.studio, studio.name);
    if (studio.phone) addRow(receipt.phone, studio.phone, linkOf('phone', studio.phone));
  }
  if (isReceipt) {
    addRow(receipt.received, floridaTime(receivedAt(submission.createdAt)));
    addRow(receipt.reference, referenceOf(submission));
  }
  return rows;
};

const toVisitor = (mail: VisitorMail, publicUrl: string, rows: readonly Row[] = []) => ({
  subject: mail.subject,
  body: {
    preview: mail.paragraphs[0] ?? '',
    heading: mail.heading,
    paragraphs: mail.paragraphs,
    rows,
    ...(mail.button
      ? { button: { label: mail.button.label, url: publicUrl + sitePath(mail.button.path) } }
      : {}),
    footnote: visitorFootnote,
  } satisfies MailBody,
});

const visitorMail = (submission: Submission, studio: StudioContact | undefined, publicUrl: string) => {
  const mail = mailsByKind[mailKindOf(submission)];
  return mail && toVisitor(mail, publicUrl, receiptRows(submission, studio, mail.isReceipt ?? false));
};

const accountOwnerMail = (publicUrl: string) => toVisitor(accountExistsMail, publicUrl);

/** A mail that a member wrote to the sender. */
const personalMail = (
  { subject, text, reference }: { subject: string; text: string; reference: string },
  { name, phone }: StudioContact,
): { subject: string; body: MailBody } => ({
  subject,
  body: {
    preview: text.slice(0, 90),
    heading: name,
    paragraphs: text.split(/\n{2,}/),
    footnote: replyMail.footnote(name, phone, reference),
  },
});

/** The mails to visitors in the language of this bundle. */
export const visitorMailComposer = { code: language.code, visitorMail, accountOwnerMail, personalMail };
export type VisitorMailComposer = typeof visitorMailComposer;
