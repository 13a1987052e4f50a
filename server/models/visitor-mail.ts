import type { JobKind, NewJob } from '#server/queue/jobs.ts';
import type { Limit } from './rate-limits.ts';

/** Mails to the address that was typed, which need not be the typist's. */
const toVisitor: readonly string[] = ['confirm-to-visitor', 'tell-account-owner'] satisfies JobKind[];
/** Far more than a person asks for; far too few to bury a mailbox with. */
export const mostVisitorMailsPerHour = 6;

/** "ana+1@" and "Ana@" end in the same mailbox. */
const mailboxOf = (email: string) => {
  const at = email.lastIndexOf('@');
  const [local] = email.slice(0, at).split('+', 1);
  return `${local}${email.slice(at)}`.toLowerCase();
};

/** Of one mailbox, from whatever addresses the forms came. */
export const mailShareOf = (email: string): Limit => ({
  key: `mail to ${mailboxOf(email)}`,
  most: mostVisitorMailsPerHour,
  windowMs: 3_600_000,
});

export const mailsVisitor = (jobs: readonly NewJob[]) => jobs.some(({ kind }) => toVisitor.includes(kind));

export const withoutVisitorMails = (jobs: readonly NewJob[]) =>
  jobs.filter(({ kind }) => !toVisitor.includes(kind));
