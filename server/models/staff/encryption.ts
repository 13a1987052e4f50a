import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { StaffKey } from './staff-key.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text for one purpose, for example for one member, so that it cannot be moved to another row. */
export const encrypt = (key: StaffKey, text: string, purpose: string): string => {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
};

/** Undefined when the text was changed, or encrypted with another key or for another purpose. */
export const decrypt = (key: StaffKey, encrypted: string, purpose: string): string | undefined => {
  const bytes = Buffer.from(encrypted, 'base64url');
  if (bytes.length < nonceBytes + tagBytes) return undefined;
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(Buffer.from(purpose));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const body = bytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
