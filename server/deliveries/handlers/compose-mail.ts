import { mailedFields } from '#domain/tickets/ticket-fields.ts';
import type { MailBody, Row } from '#server/integrations/mail/mail-body.ts';
import { fieldText, mailKindOf, nameOf } from '#server/models/leads/submission-text.ts';
import { referenceOf, type Submission } from '#server/models/leads/submissions.ts';
import { receipt } from '#words/mails.ts';
import { languageRow } from '#words/staff/labels.ts';
import {
  fieldLabels,
  fileLabel,
  managerButton,
  managerFootnote,
  managerMails,
  managerSubject,
  pageLabel,
} from '#words/staff/manager-mails.ts';
import type { Download } from './attachments.ts';
import { linkOf, mailsByKind, receivedAt } from './visitor-mails.ts';

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

const rowsOf = (payload: Submission['payload']): Row[] =>
  mailedFields
    .map((field) => ({ field, label: fieldLabels[field], value: fieldText(field, payload[field]) }))
    .filter(({ value }) => value !== '')
    .map(({ field, label, value }) => ({ label, value, ...linkOf(field, value) }));

type ManagersMail = { studios: readonly string[]; downloads: readonly Download[]; publicUrl: string };

/** The mail links to the lead, where managers answer: /staff does not show a reply by mail. */
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
        ...languageRow(submission.requestMetadata.language),
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
