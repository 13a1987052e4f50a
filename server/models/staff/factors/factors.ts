import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { Db } from '#server/db/connect.ts';
import type { Passwords } from '#server/models/passwords.ts';
import { type AttemptKey, claimAttempt, clearAttempts } from '#server/models/staff/attempts.ts';
import { decrypt, encrypt } from '#server/models/staff/encryption.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import { consumeRecoveryCode, recoveryCodeOf } from './recovery-codes.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

const dummySecret = newTotpSecret();
const dummyId = randomUUID();

type Secrets = { id: string; password_hash: string | null; totp_secret: string | null };
const findSecrets = (db: Db, email: string): Promise<Secrets | undefined> =>
  db
    .selectFrom('staff')
    .leftJoin('staff_secrets', 'staff_secrets.staff_id', 'staff.id')
    .select(['staff.id', 'staff_secrets.password_hash', 'staff_secrets.totp_secret'])
    .where('staff.email', '=', email.toLowerCase())
    .where('staff.active', '=', 1)
    .executeTakeFirst();

const purposeOfSecret = (memberId: string) => `totp ${memberId}`;

/** Uses up a code; false for a wrong code and for one that was used before. */
const consumeCode = async (
  db: Db,
  memberId: string,
  secret: string,
  code: string,
  now: Instant,
): Promise<boolean> => {
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await db
    .updateTable('staff_secrets')
    .set({ totp_step: step })
    .where('staff_id', '=', memberId)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

export type TypedFactors = { email: string; password: string; code: string };
export type FactorCheck =
  | { ok: true; memberId: string; method: 'password' | 'recovery' }
  /** A recovery code without a password only allows the enrollment of a new factor. */
  | { ok: true; memberId: string; method: 'recovery-alone' }
  | { ok: false; waitSeconds?: number };

/**
 * Checks a password together with a code of the authenticator app, or with a recovery code. Work, wait and
 * result are the same whatever is wrong, and whether the email address has an account or not.
 */
export const checkTypedFactors = async (
  db: Db,
  { key, passwords }: { key: StaffKey | null; passwords: Passwords },
  typed: TypedFactors,
  countedBy: AttemptKey,
  now: Instant,
): Promise<FactorCheck> => {
  const { email, password } = typed;
  // Authenticator apps show a code as "123 456".
  const code = typed.code.replaceAll(/\s/g, '');
  const waitSeconds = await claimAttempt(db, countedBy, now);
  if (waitSeconds !== undefined) return { ok: false, waitSeconds };
  const found = await findSecrets(db, email);
  const isPasswordRight = await passwords.isPasswordOf(password, found?.password_hash);
  const secret =
    key && found?.totp_secret ? decrypt(key, found.totp_secret, purposeOfSecret(found.id)) : undefined;
  const recovery = recoveryCodeOf(code);
  // A code is computed and compared for an unknown email address too.
  const isCodeRight = stepOfCode(secret ?? dummySecret, code, now) !== undefined;
  const id = found?.id ?? dummyId;
  const isRecoveryCode = recovery !== undefined && (isPasswordRight || password === '');
  const hasRightFactors = isRecoveryCode
    ? await consumeRecoveryCode(db, recovery, id, now)
    : isPasswordRight &&
      isCodeRight &&
      secret !== undefined &&
      (await consumeCode(db, id, secret, code, now));
  if (!hasRightFactors) return { ok: false };
  await clearAttempts(db, countedBy);
  if (!isRecoveryCode) return { ok: true, memberId: id, method: 'password' };
  return { ok: true, memberId: id, method: isPasswordRight ? 'recovery' : 'recovery-alone' };
};

/** Sets password and authenticator together, because a sign-in needs both. */
export const setPassword = async (
  db: Db,
  key: StaffKey,
  memberId: string,
  { passwordHash, secret, step }: { passwordHash: string; secret: string; step: number },
): Promise<void> => {
  const values = {
    password_hash: passwordHash,
    totp_secret: encrypt(key, secret, purposeOfSecret(memberId)),
    // The code that confirmed the secret is used up.
    totp_step: step,
  };
  await db
    .insertInto('staff_secrets')
    .values({ staff_id: memberId, ...values })
    .onConflict((conflict) => conflict.column('staff_id').doUpdateSet(values))
    .execute();
};

export const hasPassword = async (db: Db, memberId: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('staff_secrets')
      .select('staff_id')
      .where('staff_id', '=', memberId)
      .where('password_hash', 'is not', null)
      .executeTakeFirst(),
  );
