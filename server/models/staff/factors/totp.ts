import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';

const stepMs = 30_000;
const digits = 6;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, as authenticator apps read it. */
export const toBase32 = (bytes: Uint8Array): string => {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};
export const fromBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text) bits += Math.max(0, alphabet.indexOf(letter)).toString(2).padStart(5, '0');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
};

/** 160 bits, as long as the hash (RFC 4226, section 4). */
export const newTotpSecret = (): string => toBase32(randomBytes(20));

/** The code of one step of thirty seconds (RFC 6238 with SHA-1, which every authenticator app supports). */
export const totpCode = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) as number) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
};

export const totpStep = (now: Instant): number => Math.floor(now / stepMs);

/** The time step of a code: the current one, or a neighbor in case the device's clock is a little wrong. */
export const stepOfCode = (secret: string, code: string, now: Instant): number | undefined => {
  const isCode = /^[0-9]{6}$/.test(code);
  const given = Buffer.from(isCode ? code : 'no code'.slice(0, digits));
  const current = totpStep(now);
  // All three codes are computed, so that the time does not reveal which one matched.
  const matching = [current - 1, current, current + 1].filter(
    (step) => step >= 0 && timingSafeEqual(Buffer.from(totpCode(secret, step)), given),
  );
  return isCode ? matching.at(-1) : undefined;
};

/** The `otpauth:` URI in the QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer })}`;
