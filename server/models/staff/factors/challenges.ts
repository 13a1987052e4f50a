import { randomBytes } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOfToken } from '#server/models/staff/random-token.ts';

const validMs = 5 * 60_000;

/** A challenge cannot be used for another purpose. Stored, so `enrol` keeps this spelling. */
export type ChallengePurpose = 'sign-in' | 'verify' | 'enrol';

/** 256 random bits that an authenticator signs once, within five minutes. `memberId` is null if unknown. */
export const issueChallenge = async (
  db: Db,
  purpose: ChallengePurpose,
  memberId: string | null,
  now: Instant,
): Promise<Uint8Array<ArrayBuffer>> => {
  const challenge = new Uint8Array(randomBytes(32));
  await db
    .insertInto('staff_challenges')
    .values({
      hash: hashOfToken(Buffer.from(challenge).toString('base64url')),
      purpose,
      staff_id: memberId,
      expires_at: now + validMs,
    })
    .execute();
  return challenge;
};

/** Deletes the challenge. True when it was issued for this purpose and member and has not expired. */
export const consumeChallenge = async (
  db: Db,
  challenge: string,
  { purpose, memberId, now }: { purpose: ChallengePurpose; memberId: string | null; now: Instant },
): Promise<boolean> => {
  const row = await db
    .deleteFrom('staff_challenges')
    .where('hash', '=', hashOfToken(challenge))
    .returningAll()
    .executeTakeFirst();
  return row !== undefined && row.purpose === purpose && row.staff_id === memberId && row.expires_at > now;
};

export const deleteChallengesBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_challenges').where('expires_at', '<', instant).execute();
};
