import { readItem, writeItem } from '#app/browser/storage.ts';
import type { submitHeaders } from '#domain/forms/submit-headers.ts';

/** The headers of one submission; the idempotency key is always among them. */
export type SubmitHeaders = Record<string, string> & Record<(typeof submitHeaders)['key'], string>;

/** The honeypot: an invisible field that only bots fill in. Password managers have no value for its name. */
export const honeypotField = 'topic_reference';

/** The idempotency key as a field of a form that the browser posts (app/forms/state/native-submit.ts). */
export const idempotencyKeyField = 'idempotency_key';

/** The same content sent again within this time after success (Back, reload) is not a second submission. */
const repeatMs = 10 * 60_000;

/** `isResubmission`: the visitor opened an empty form before the server confirmed this key's submission. */
type StoredKey = { key: string; endsAt?: number; isResubmission?: boolean };
const keysOfThisPage = new Map<string, StoredKey>();
const storageKeyOf = (form: string) => `form-key:${form}`;

/**
 * The form's current key in this tab. It does not change after a failure or a lost response, so that the next
 * submit repeats the submission. The server compares key and content together.
 */
export const currentKey = (form: string): string => {
  const last = lastKey(form);
  const isCurrent = last && Date.now() < (last.endsAt ?? Number.POSITIVE_INFINITY);
  const { isResubmission: _, ...stored } = isCurrent ? last : createKey();
  store(form, stored);
  return stored.key;
};

/**
 * Call after the server stored the submission. The key stays for some minutes, so that a resubmission after
 * the back button or a reload is recognized. If the visitor opened an empty form meanwhile, the next
 * submission is a new one.
 */
export const expireKeySoon = (form: string, key: string): void => {
  const last = lastKey(form);
  if (last?.key !== key) return;
  store(form, last.isResubmission ? createKey() : { key, endsAt: Date.now() + repeatMs });
};

/**
 * Call when the visitor opens an empty form after a submission. After a success the next submission is a new
 * one, even with the same content. A failed submission may have arrived, so its key stays until the server
 * confirms it.
 */
export const renewKey = (form: string): void => {
  const last = lastKey(form);
  if (last) store(form, last.endsAt === undefined ? { ...last, isResubmission: true } : createKey());
};

const lastKey = (form: string) => keysOfThisPage.get(form) ?? readKey(form);

const store = (form: string, key: StoredKey) => {
  // Without storage the key is lost with the page.
  keysOfThisPage.set(form, key);
  writeItem('sessionStorage', storageKeyOf(form), JSON.stringify(key));
};

const createKey = (): StoredKey => ({
  key: Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-'),
});

const readKey = (form: string): StoredKey | undefined => {
  try {
    const stored: StoredKey | null = JSON.parse(readItem('sessionStorage', storageKeyOf(form)) ?? 'null');
    return typeof stored?.key === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
};
