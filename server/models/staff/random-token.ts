import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a URL or a cookie. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The database stores only the hash of a token, which is useless to a reader of the table. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
