import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOfToken, randomToken } from './random-token.ts';
import { consumeToken } from './tokens.ts';

const invitationMs = dayMs;

/** A new invitation ends the earlier ones of the member, so that only the newest mail works. */
export const issueInvitation = async (
  db: Db,
  memberId: string,
  createdBy: string | null,
  now: Instant,
): Promise<string> => {
  const token = randomToken();
  await db
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', memberId)
    .where('purpose', '=', 'invitation')
    .execute();
  await db
    .insertInto('staff_tokens')
    .values({
      hash: hashOfToken(token),
      staff_id: memberId,
      purpose: 'invitation',
      created_by: createdBy,
      created_at: now,
      expires_at: now + invitationMs,
      used_at: null,
    })
    .execute();
  return token;
};

/** Ends the invitations to a member. */
export const deleteInvitationsTo = async (db: Db, memberId: string): Promise<void> => {
  await db
    .deleteFrom('staff_tokens')
    .where('purpose', '=', 'invitation')
    .where('staff_id', '=', memberId)
    .execute();
};

/** Ends the invitations to a member and by this member, because the right to them may have changed. */
export const deleteInvitations = async (db: Db, memberId: string): Promise<void> => {
  await db
    .deleteFrom('staff_tokens')
    .where('purpose', '=', 'invitation')
    .where((eb) => eb.or([eb('staff_id', '=', memberId), eb('created_by', '=', memberId)]))
    .execute();
};

export const findInvitation = (db: Db, token: string, now: Instant) =>
  db
    .selectFrom('staff_tokens')
    .select(['staff_id', 'created_by'])
    .where('hash', '=', hashOfToken(token))
    .where('purpose', '=', 'invitation')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** False when another request has already used the invitation. */
export const consumeInvitation = (db: Db, token: string, memberId: string, now: Instant) =>
  consumeToken(db, token, { purpose: 'invitation', memberId, now });
