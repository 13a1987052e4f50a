import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for an address or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: enough to recognise it, useless to a reader of the table. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
