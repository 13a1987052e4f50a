import { hash } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import { minuteMs } from '#domain/durations.ts';
import type { FormKind } from '#domain/forms/forms.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { unscoped } from '#server/db/unscoped.ts';

/** Without an idempotency key, the same content within this time is one form, such as a double click. */
const keylessWindowMs = 10 * minuteMs;

/**
 * 128 bits prevent collisions. The text is decimal digits, which have the same sort order in every language.
 * (In Danish "aa" comes after "z", and PostgreSQL may be set up in Danish.)
 */
const fingerprint = (value: unknown) => {
  const digest = hash('sha256', JSON.stringify(value), 'buffer');
  return [0, 8].map((at) => digest.readBigUInt64BE(at).toString().padStart(20, '0')).join('');
};

/** Who sent which form with which content. */
type SentForm = { key?: string; ip: string; formKind: FormKind; content: unknown };

/**
 * The same key with the same content is one submission. The content counts too: a visitor who goes back,
 * corrects the phone number and sends again makes a new submission, and must not get the old result.
 */
export const idempotencyKey = ({ key, ip, formKind, content }: SentForm, now: Instant): string => {
  const sender = key ?? `${ip} ${Math.floor(now / keylessWindowMs)}`;
  return fingerprint([formKind, sender]) + fingerprint(content);
};

/** Whether a submission with this key is stored, whatever its content. */
export const isKeyStored = async (db: Db, formKind: FormKind, key: string): Promise<boolean> => {
  const start = fingerprint([formKind, key]);
  const stored = await unscoped(db)
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '>=', start)
    .where('idempotency_key', '<', `${start}a`)
    .limit(1)
    .executeTakeFirst();
  return stored !== undefined;
};

/**
 * Without a key, time is divided into fixed windows. The same content shortly before the current window is
 * also the same form.
 */
export const isStoredInPreviousWindow = async (tx: Tx, form: SentForm, now: Instant): Promise<boolean> => {
  if (form.key) return false;
  const before = now - keylessWindowMs;
  const stored = await unscoped(tx)
    .selectFrom('submissions')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey(form, before))
    .where('created_at', '>', before)
    .executeTakeFirst();
  return stored !== undefined;
};
