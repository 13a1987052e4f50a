import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';
import { deleteAttemptsBefore } from './attempts.ts';
import { deleteChallengesBefore } from './factors/challenges.ts';
import { deleteSessionsBefore } from './sessions.ts';
import { deleteTokensBefore } from './tokens.ts';

/** Deletes ended sessions, expired challenges and tokens, and attempts of more than a day ago. */
export const deleteExpiredSignIns = async (db: Db, now: Instant): Promise<void> => {
  await deleteSessionsBefore(db, now);
  await deleteChallengesBefore(db, now);
  await deleteTokensBefore(db, now);
  await deleteAttemptsBefore(db, now - dayMs);
};
