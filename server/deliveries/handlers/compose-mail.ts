import type { MailKind, VisitorMail } from '#content/mail-types.ts';
import { type Instant, studioZone } from '#domain/dates.ts';
import type { MailBody, Row } from '#server/integrations/mail/mail-body.ts';
import type { StudioContact } from '#server/models/leads/recipients.ts';
import { fieldText, mailKindOf, nameOf } from '#server/models/leads/submission-text.ts';
import { referenceOf, type Submission } from '#server/models/leads/submissions.ts';
import { language } from '#words/language.ts';
import {
  accountExistsMail,
  choiceTexts,
  fieldLabels,
  fileLabel,
  floridaTime,
  mailedFields,
  managerButton,
  managerFootnote,
  managerMails,
  managerSubject,
  pageLabel,
  receipt,
  replyMail,
  visitorFootnote,
  visitorMails,
} from '#words/mails.ts';
import type { Download } from './attachments.ts';

/** Partial, because some kinds have no mail to the visitor. */
const mailsByKind: Partial<Record<MailKind, VisitorMail>> = visitorMails;

/** Fields of calls that contain the studio again; the mail shows it once. */
const studioFields = ['studios', 'location', 'interested_upcoming_location'];
const nameFields = ['name', 'firstName', 'lastName', 'firstname', 'lastname'];
/** The fields as a manager reads them: the studio once, and one full name even for two name fields. */
const managerFields = (submission: Submission, studios: readonly string[]): Submission['payload'] => ({
  ...Object.fromEntries(
    Object.entries(submission.payload).filter(
      ([field, value]) =>
        !nameFields.includes(field) &&
        !(studioFields.includes(field) && fieldText(field, value) === studios.join(', ')),
    ),
  ),
  name: nameOf(submission),
  ...(studios.length > 0 && { [studios.length > 1 ? 'studios' : 'studio']: studios }),
});

/** The page that a marketing lead was sent from, by its title and path. */
const pageRows = ({ requestMetadata: { pageName = '', pageUri = '' } }: Submission): Row[] => {
  const path = URL.canParse(pageUri) ? new URL(pageUri).pathname : '';
  const value = [pageName, path].filter(Boolean).join(', ');
  return value ? [{ label: pageLabel, value }] : [];
};

/** A phone number is called with one tap, because managers read mail on a phone. */
const linkOf = (field: string, value: string): Pick<Row, 'url'> =>
  /phone$/i.test(field) ? { url: `tel:+1${value.replace(/\D/g, '')}` } : {};

const rowsOf = (payload: Submission['payload']): Row[] =>
  mailedFields
    .map((field) => ({ field, label: fieldLabels[field], value: fieldText(field, payload[field]) }))
    .filter(({ value }) => value !== '')
    .map(({ field, label, value }) => ({ label, value, ...linkOf(field, value) }));

const receivedAt = (at: Instant) =>
  new Intl.DateTimeFormat(language.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: studioZone,
  }).format(at);

type ManagersMail = { studios: readonly string[]; downloads: readonly Download[]; publicUrl: string };

/** It links to the lead, where the managers answer: a reply by mail would not be seen there. */
export const managersMail = (
  submission: Submission,
  { studios, downloads, publicUrl }: ManagersMail,
): { subject: string; body: MailBody } => {
  const studio = studios.join(', ');
  const kind = mailKindOf(submission);
  const mail = managerMails[kind];
  const name = nameOf(submission) || submission.email;
  return {
    subject: managerSubject(kind, studio, name, referenceOf(submission)),
    body: {
      preview: `${name}${studio ? `, ${studio}` : ''}`,
      heading: 'heading' in mail ? mail.heading : mail.tag,
      paragraphs: 'intro' in mail ? [mail.intro] : [],
      rows: [
        ...rowsOf(managerFields(submission, studios)),
        ...pageRows(submission),
        ...downloads.map(({ name, url }) => ({ label: fileLabel, value: name, url })),
        ...(mailsByKind[kind]?.isReceipt
          ? [{ label: receipt.reference, value: referenceOf(submission) }]
          : []),
      ],
      button: { label: managerButton, url: `${publicUrl}/staff/leads/${submission.id}` },
      footnote: managerFootnote(receivedAt(submission.createdAt)),
    },
  };
};

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
  if (kind === 'cancellation') addRow(receipt.request, choiceTexts.cancelType.cancel);
  if (kind === 'suspension') {
    addRow(receipt.request, choiceTexts.cancelType.suspend);
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
    ...(mail.button ? { button: { label: mail.button.label, url: publicUrl + mail.button.path } } : {}),
    footnote: visitorFootnote,
  } satisfies MailBody,
});

export const visitorMail = (submission: Submission, studio: StudioContact | undefined, publicUrl: string) => {
  const mail = mailsByKind[mailKindOf(submission)];
  return mail && toVisitor(mail, publicUrl, receiptRows(submission, studio, mail.isReceipt ?? false));
};

export const accountOwnerMail = (publicUrl: string) => toVisitor(accountExistsMail, publicUrl);

/** A mail that a member wrote to the sender. */
export const personalMail = (
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
