import * as z from 'zod';
import { optional, setting, text } from './setting.ts';

/** Settings of /staff. */
export const staffSettings = {
  STAFF_KEY: setting(
    '',
    'base64 of 32 bytes, for example from openssl rand -base64 32',
    'Key that encrypts secrets of staff accounts; empty means DATA_DIR/staff.key with SQLite, and no staff passwords with PostgreSQL',
    optional(text.regex(/^[A-Za-z0-9+/]{43}=$/)),
  ),
  STAFF_DEMO: setting(
    '',
    '1, or nothing',
    '1 fills an empty database with an invented team and invented leads, to try /staff',
    z.enum(['', '1']).transform((value) => value === '1'),
  ),
} as const;
