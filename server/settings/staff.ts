import * as z from 'zod';
import { optional, type Settings, text, type ValuesOf } from './setting.ts';

export const staffSettings = {
  STAFF_KEY: {
    defaultValue: '',
    expects: 'base64 of 32 bytes, for example from openssl rand -base64 32',
    meaning:
      'Key that encrypts secrets of staff accounts; empty means DATA_DIR/staff.key with SQLite, and no staff passwords with PostgreSQL',
    schema: optional(text.regex(/^[A-Za-z0-9+/]{43}=$/)),
  },
  STAFF_DEMO: {
    defaultValue: '',
    expects: '1, or nothing',
    meaning: '1 fills an empty database with an invented team and invented leads, to try /staff',
    schema: z.enum(['', '1']).transform((value) => value === '1'),
  },
} satisfies Settings;

type SendingSettings = { SMTP_URL: string | null; MARKETING_URL: string | null };

/** The first rule between these settings that is broken, as a sentence. */
export const staffSettingsError = (env: ValuesOf<typeof staffSettings> & SendingSettings): string | null =>
  env.STAFF_DEMO && (env.SMTP_URL || env.MARKETING_URL)
    ? 'STAFF_DEMO=1 has invented people: expected no SMTP_URL and no MARKETING_URL, so that nothing is sent to them.'
    : null;
