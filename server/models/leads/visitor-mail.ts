import type { Limit } from '#server/limits/rate-limits.ts';
import type { JobKind, NewJob } from '#server/outbox/jobs.ts';

/** Mails to the typed email address, which may belong to another person. */
const toVisitor: readonly string[] = ['confirm-to-visitor', 'tell-account-owner'] satisfies JobKind[];
/** More mails than a visitor needs, too few to flood a mailbox. */
export const maxVisitorMailsPerHour = 6;

/** "ana+1@" and "Ana@" are the same mailbox. */
const mailboxOf = (email: string) => {
  const at = email.lastIndexOf('@');
  const [local] = email.slice(0, at).split('+', 1);
  return `${local}${email.slice(at)}`.toLowerCase();
};

/** The limit of one mailbox, whatever IP addresses the forms come from. */
export const mailboxLimit = (email: string): Limit => ({
  key: `mail to ${mailboxOf(email)}`,
  max: maxVisitorMailsPerHour,
  windowMs: 3_600_000,
});

export const hasVisitorMail = (jobs: readonly NewJob[]) => jobs.some(({ kind }) => toVisitor.includes(kind));

export const withoutVisitorMails = (jobs: readonly NewJob[]) =>
  jobs.filter(({ kind }) => !toVisitor.includes(kind));
