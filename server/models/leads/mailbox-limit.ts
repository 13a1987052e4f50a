import { type Limit, rates } from '#server/limits/rate-limits.ts';
import type { EntryKind, NewEntry } from '#server/outbox/entry-kinds.ts';

/** Mails to the typed email address, which may belong to another person. */
const toVisitor: readonly string[] = ['confirm-to-visitor', 'tell-account-owner'] satisfies EntryKind[];

/** "ana+1@" and "Ana@" are the same mailbox. */
const mailboxOf = (email: string) => {
  const at = email.lastIndexOf('@');
  const [local] = email.slice(0, at).split('+', 1);
  return `${local}${email.slice(at)}`.toLowerCase();
};

/** The limit of one mailbox, whatever IP addresses the forms come from. */
export const mailboxLimit = (email: string): Limit => ({
  key: `mail to ${mailboxOf(email)}`,
  ...rates.mailsToOneMailbox,
});

export const hasVisitorMail = (entries: readonly NewEntry[]) =>
  entries.some(({ kind }) => toVisitor.includes(kind));

export const withoutVisitorMails = (entries: readonly NewEntry[]) =>
  entries.filter(({ kind }) => !toVisitor.includes(kind));
