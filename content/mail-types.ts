import type { FormKind } from '#domain/forms/forms.ts';

/** Cancellation and suspension share one form, but are different requests with different subjects. */
export type MailKind = FormKind | 'suspension';

export type ManagerMail = { tag: string; heading: string; intro: string };

export type VisitorMail = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Whether the mail contains the time of receipt and the reference. */
  isReceipt?: true;
  button?: { label: string; path: string };
};
