import { renderSVG } from 'uqr';
import { brand } from '#domain/brand.ts';
import type { Instant } from '#domain/dates.ts';
import { decrypt, encrypt } from '#server/models/staff/encryption.ts';
import { passwordRefusal } from '#server/models/staff/factors/password-rules.ts';
import { newTotpSecret, stepOfCode, totpUri } from '#server/models/staff/factors/totp.ts';
import type { StaffKey } from '#server/models/staff/staff-key.ts';
import type { Totp } from '#staff/screen-types.ts';
import { accountWords } from '#words/staff/account.ts';
import { signInWords } from '#words/staff/sign-in.ts';

type Owner = { id: string; email: string };
const purpose = (memberId: string) => `new totp ${memberId}`;

/** A new secret for an authenticator app, encrypted in the form and stored when a code confirms it. */
const newAuthenticator = (key: StaffKey, member: Owner): Totp =>
  shownAuthenticator(key, member, newTotpSecret());

const shownAuthenticator = (key: StaffKey, { id, email }: Owner, secret: string): Totp => ({
  secret,
  svg: renderSVG(totpUri(secret, brand.name, email), { border: 2 }),
  uri: totpUri(secret, brand.name, email),
  encryptedSecret: encrypt(key, secret, purpose(id)),
});

/** The authenticator of a form that is shown again, so that the member need not scan another QR code. */
const sameAuthenticator = (key: StaffKey, member: Owner, encryptedSecret: string): Totp => {
  const secret = decrypt(key, encryptedSecret, purpose(member.id));
  return secret ? shownAuthenticator(key, member, secret) : newAuthenticator(key, member);
};

/** The authenticator of a form: that of the last response if the form has one, otherwise a new one. */
export const authenticatorOf = (key: StaffKey, member: Owner, form: URLSearchParams): Totp => {
  const encryptedSecret = form.get('encryptedSecret');
  return encryptedSecret ? sameAuthenticator(key, member, encryptedSecret) : newAuthenticator(key, member);
};

/** The secret in the form and the time step of the typed code; undefined when the code does not match. */
const confirmAuthenticator = (key: StaffKey, { id }: Owner, form: URLSearchParams, now: Instant) => {
  const secret = decrypt(key, form.get('encryptedSecret') ?? '', purpose(id));
  if (!secret) return undefined;
  const code = (form.get('code') ?? '').replaceAll(/\s/g, '');
  const step = stepOfCode(secret, code, now);
  return step === undefined ? undefined : { secret, step };
};

/** The new password and the confirmed authenticator of a form, or the errors. */
export const readNewPassword = (
  key: StaffKey,
  member: Owner & { name: string },
  form: URLSearchParams,
  now: Instant,
): { password: string; totp: { secret: string; step: number } } | { errors: Record<string, string> } => {
  const password = form.get('password') ?? '';
  const refusal = passwordRefusal(password, member);
  const totp = confirmAuthenticator(key, member, form, now);
  if (!refusal && totp) return { password, totp };
  return {
    errors: {
      ...(refusal ? { password: signInWords.passwordRefusals[refusal] } : {}),
      ...(totp ? {} : { code: accountWords.refusals.code }),
    },
  };
};
