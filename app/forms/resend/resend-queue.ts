import { resendQueueKey } from '#app/browser/storage.ts';
import type { PageContext } from '#app/forms/transport/form-client.ts';
import type { SubmitHeaders } from '#app/forms/transport/idempotency-key.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';

const maxAgeMs = 24 * 60 * 60 * 1000;
const maxForms = 5;

/** A form that the visitor sees as sent, although the server has not stored it yet. The names are the stored format. */
export type QueuedForm = {
  form: string;
  at: number;
  /** The values after validation. */
  values: unknown;
  /** The headers of the first request; a retry sends the same idempotency key. */
  attempt: SubmitHeaders;
  page: PageContext;
};

/** The resend queue of this browser, oldest first. */
export const queuedForms = (): readonly QueuedForm[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(resendQueueKey) ?? '[]');
    const all = Array.isArray(stored) ? stored : [];
    const current = all.filter(isCurrent);
    // Personal data is deleted from the device as soon as it expires.
    if (current.length < all.length) write(current);
    return current;
  } catch {
    return [];
  }
};

/** In localStorage, because the lead must survive a closed tab. */
export const enqueueForm = (queued: QueuedForm): void =>
  write([...queuedForms().filter((other) => !isSame(other, queued)), queued].slice(-maxForms));

export const dequeueForm = (queued: QueuedForm): void =>
  write(queuedForms().filter((other) => !isSame(other, queued)));

const isCurrent = (stored: Partial<QueuedForm> | null): stored is QueuedForm =>
  typeof stored?.form === 'string' &&
  typeof stored.attempt?.[submitHeaders.key] === 'string' &&
  Date.now() - (stored.at ?? 0) < maxAgeMs;

/** Compares key and content, as the server does. */
const isSame = (one: QueuedForm, other: QueuedForm) =>
  one.attempt[submitHeaders.key] === other.attempt[submitHeaders.key] &&
  JSON.stringify(one.values) === JSON.stringify(other.values);

const write = (all: readonly QueuedForm[]) => {
  try {
    if (all.length === 0) localStorage.removeItem(resendQueueKey);
    else localStorage.setItem(resendQueueKey, JSON.stringify(all));
  } catch {
    // Storage may be full or switched off. The form is then retried only while this page is open.
  }
};
