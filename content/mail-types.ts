import type { FormKind } from '#domain/forms/forms.ts';

/** Kinds that share the rows of another one, but are different requests with different subjects. */
export type MailKind = FormKind | 'suspension' | 'future-openings';

type ManagerMail = { tag: string; heading: string; intro: string };
/** Kinds after which no manager has to act, so that server/forms sends them no mail. */
type UnmailedKind = 'retreat-user' | 'app-link';
export type ManagerMails = Record<Exclude<MailKind, UnmailedKind>, ManagerMail> &
  Record<UnmailedKind, Pick<ManagerMail, 'tag'>>;

export type VisitorMail = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Whether the mail contains the time of receipt and the reference. */
  isReceipt?: true;
  button?: { label: string; path: string };
};
