import type { FormKind } from '#domain/forms/forms.ts';

/** Cancellation and suspension share one form, but are different requests with different subjects. */
export type MailKind = FormKind | 'suspension';

type ManagerMail = { tag: string; heading: string; intro: string };
/** Kinds after which no manager has to act, so that server/forms sends them no mail. */
type UnmailedKind = 'retreat-user' | 'on-demand' | 'app-link';
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
