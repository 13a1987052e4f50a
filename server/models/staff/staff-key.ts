import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Instant, studioDay } from '#domain/dates.ts';
import type { Env } from '#server/env.ts';

export type StaffKey = Buffer;

/** `wx`: the first of several processes creates the file, and the others read it. */
const keyFile = (folder: string): StaffKey => {
  const path = join(folder, 'staff.key');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    try {
      writeFileSync(path, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`${path} is not base64 of 32 bytes.`);
  return key;
};

/**
 * The key that encrypts secrets of staff and makes keyed hashes. Processes that share a PostgreSQL database
 * do not share a folder, so there the key must be a setting; without it the result is null, and passwords
 * cannot be used.
 */
export const staffKeyOf = ({
  STAFF_KEY,
  DATABASE_URL,
  DATA_DIR,
}: Pick<Env, 'STAFF_KEY' | 'DATABASE_URL' | 'DATA_DIR'>): StaffKey | null => {
  if (STAFF_KEY) return Buffer.from(STAFF_KEY, 'base64');
  return DATABASE_URL ? null : keyFile(DATA_DIR);
};

/** A network in the log: a hash that is equal within one day and cannot be traced to an IP address. */
export const hashOfNetwork = (key: StaffKey | null, network: string, now: Instant): string =>
  key
    ? createHmac('sha256', key)
        .update(`${studioDay(now)} ${network}`)
        .digest('base64url')
        .slice(0, 16)
    : '';
