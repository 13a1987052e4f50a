import { readItem, unsentListKey } from '#app/browser/storage.ts';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';

/** The list of unsent forms in localStorage, read before the database that has their contents is opened. */
export type UnsentEntry = { id: string; form: string; at: Instant; isRefused: boolean };

/**
 * The server stores an idempotency key for years (server/models/leads/submissions.ts), so a late retry is not
 * a second submission.
 */
export const maxAgeMs = 7 * dayMs;

export const unsentListText = (): string => readItem('localStorage', unsentListKey) ?? '';

export const parseUnsentList = (text: string): readonly UnsentEntry[] => {
  try {
    const list: unknown = JSON.parse(text || '[]');
    return Array.isArray(list) ? list.filter((entry) => typeof entry?.form === 'string') : [];
  } catch {
    return [];
  }
};

/** Calls the listener after every change of the list, in this tab or in another one. */
export const onUnsentList = (listener: () => void): (() => void) => {
  window.addEventListener(unsentListKey, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(unsentListKey, listener);
    window.removeEventListener('storage', listener);
  };
};
