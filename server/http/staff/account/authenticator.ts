import { renderSVG } from 'uqr';
import { brand } from '#domain/brand.ts';
import { decrypt, encrypt } from '#server/models/staff/encryption.ts';
import { newTotpSecret, stepOfCode, totpAddress } from '#server/models/staff/factors/totp.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import type { Totp } from '#staff/screen-types.ts';

const purpose = (staffId: string) => `new totp ${staffId}`;

/** A new secret for an authenticator app. The form carries it encrypted, and it is stored when a code confirms it. */
export const newAuthenticator = (key: StaffKey, member: { id: string; email: string }): Totp => {
  const secret = newTotpSecret();
  return shownAuthenticator(key, member, secret);
};

const shownAuthenticator = (
  key: StaffKey,
  { id, email }: { id: string; email: string },
  secret: string,
): Totp => ({
  secret,
  svg: renderSVG(totpAddress(secret, brand.name, email), { border: 2 }),
  encryptedSecret: encrypt(key, secret, purpose(id)),
});

/** The authenticator of a form that is shown again, so that the member need not scan another QR code. */
export const sameAuthenticator = (
  key: StaffKey,
  member: { id: string; email: string },
  encryptedSecret: string,
): Totp => {
  const secret = decrypt(key, encryptedSecret, purpose(member.id));
  return secret ? shownAuthenticator(key, member, secret) : newAuthenticator(key, member);
};

/** The secret in the form and the time step of the typed code; undefined when the code does not match. */
export const confirmAuthenticator = (
  key: StaffKey,
  staffId: string,
  encryptedSecret: string,
  code: string,
  now: number,
): { secret: string; step: number } | undefined => {
  const secret = decrypt(key, encryptedSecret, purpose(staffId));
  if (!secret) return undefined;
  const step = stepOfCode(secret, code, now);
  return step === undefined ? undefined : { secret, step };
};
