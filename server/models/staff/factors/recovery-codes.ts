import { randomBytes } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOfToken } from '#server/models/staff/random-token.ts';
import { consumeToken } from '#server/models/staff/tokens.ts';
import { toBase32 } from './totp.ts';

const codeCount = 10;
/** A recovery code does not expire, but the column needs an instant. */
const never = Number.MAX_SAFE_INTEGER;

const deleteRecoveryCodes = async (db: Db, memberId: string): Promise<void> => {
  await db
    .deleteFrom('staff_tokens')
    .where('staff_id', '=', memberId)
    .where('purpose', '=', 'recovery')
    .execute();
};

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
