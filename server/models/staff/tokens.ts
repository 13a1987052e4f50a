import { randomBytes } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';
import type { Db } from '#server/db/connect.ts';
import { toBase32 } from './factors/totp.ts';
import { hashOfToken, randomToken } from './random-token.ts';

const invitationMs = dayMs;
const codeCount = 10;
/** A recovery code does not expire, but the column needs an instant. */
const never = Number.MAX_SAFE_INTEGER;

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

const consumeToken = async (
  db: Db,
  token: string,
  { purpose, memberId, now }: { purpose: 'invitation' | 'recovery'; memberId: string; now: Instant },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOfToken(token))
    .where('staff_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** False when another request has already used the invitation. */
export const consumeInvitation = (db: Db, token: string, memberId: string, now: Instant) =>
  consumeToken(db, token, { purpose: 'invitation', memberId, now });

/** Ten codes of 80 bits, shown once; the earlier ones are deleted. */
export const issueRecoveryCodes = async (db: Db, memberId: string, now: Instant): Promise<string[]> => {
  await deleteRecoveryCodes(db, memberId);
  const codes = Array.from({ length: codeCount }, () => toBase32(randomBytes(10)));
  await db
    .insertInto('staff_tokens')
    .values(
      codes.map((code) => ({
        hash: hashOfToken(code),
        staff_id: memberId,
        purpose: 'recovery' as const,
        created_by: memberId,
        created_at: now,
        expires_at: never,
        used_at: null,
      })),
    )
    .execute();
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
};

/** A typed recovery code without its hyphens, or undefined when its format is wrong. */
export const recoveryCodeOf = (typed: string): string | undefined => {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-7]{16}$/.test(code) ? code : undefined;
};
export const consumeRecoveryCode = (db: Db, code: string, memberId: string, now: Instant) =>
  consumeToken(db, code, { purpose: 'recovery', memberId, now });

export const countRecoveryCodes = async (db: Db, memberId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('staff_tokens')
    .select((one) => one.fn.countAll<number>().as('left'))
    .where('staff_id', '=', memberId)
    .where('purpose', '=', 'recovery')
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};

export const deleteTokensBefore = async (db: Db, instant: Instant): Promise<void> => {
  await db.deleteFrom('staff_tokens').where('expires_at', '<', instant).execute();
};

const deleteRecoveryCodes = async (db: Db, memberId: string): Promise<void> => {
  await db
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', memberId)
    .where('purpose', '=', 'recovery')
    .execute();
};
