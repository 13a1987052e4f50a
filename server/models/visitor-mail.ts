import type { Instant } from '#server/db/column-types.ts';
import type { Tx } from '#server/db/connect.ts';
import type { JobKind } from '#server/outbox/jobs.ts';
import type { NewJob } from '#server/outbox/outbox.ts';
import { countHit } from './rate-limits.ts';

/** Mails to the address that was typed, which need not be the typist's. */
const toVisitor: readonly string[] = ['confirm-to-visitor', 'tell-account-owner'] satisfies JobKind[];
const hour = 3_600_000;
/** Far more than a person asks for; far too few to bury a mailbox with. */
export const mostVisitorMailsPerHour = 6;

/** "ana+1@" and "Ana@" end in the same mailbox. */
const mailboxOf = (email: string) => email.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** The jobs without mails to a mailbox that had its share, from whatever addresses the forms came. */
export const withinMailShare = async (
  tx: Tx,
  email: string,
  jobs: readonly NewJob[],
  now: Instant,
): Promise<readonly NewJob[]> => {
  if (!jobs.some(({ kind }) => toVisitor.includes(kind))) return jobs;
  const share = await countHit(tx, `mail to ${mailboxOf(email)}`, mostVisitorMailsPerHour, hour, now);
  return share.allowed ? jobs : jobs.filter(({ kind }) => !toVisitor.includes(kind));
};
