import { unsentListKey } from '#app/browser/storage.ts';
import { submitHeaders } from '#domain/forms/submit-headers.ts';
import { type UnsentEntry, unsentListText } from './unsent-list.ts';
import { deleteUnsent, readAllUnsent, type UnsentForm, writeUnsent } from './unsent-store.ts';

const maxForms = 5;
const maxFileBytes = 30_000_000;

const writeList = (unsent: readonly UnsentForm[]) => {
  const list = unsent.map(
    ({ id, form, at, refusal }): UnsentEntry => ({ id, form, at, isRefused: refusal !== undefined }),
  );
  const text = list.length > 0 ? JSON.stringify(list) : '';
  if (text === unsentListText()) return;
  if (text) localStorage.setItem(unsentListKey, text);
  else localStorage.removeItem(unsentListKey);
  window.dispatchEvent(new Event(unsentListKey));
};

/**
 * The forms of the database, oldest first. The list in localStorage is written again, because a tab may have
 * been closed between its write to the database and its write to the list.
 */
export const readUnsent = async (): Promise<readonly UnsentForm[]> => {
  const unsent = (await readAllUnsent()).sort((one, other) => one.at - other.at);
  writeList(unsent);
  return unsent;
};

/** False when the form cannot be stored: the visitor must leave the page open. No older form is deleted. */
export const addUnsent = async (unsent: UnsentForm): Promise<boolean> => {
  try {
    const all = [...(await readAllUnsent()), unsent];
    if (all.length > maxForms || fileBytes(all) > maxFileBytes) return false;
    await writeUnsent(unsent);
    await readUnsent();
    return true;
  } catch {
    // The browser has no database, or its disk is full. A form that is only in the database is never sent.
    await deleteUnsent(unsent.id).catch(() => {});
    return false;
  }
};

export const removeUnsent = async (id: string): Promise<void> => {
  await deleteUnsent(id);
  await readUnsent();
};

/** Removes an unsent form and returns it, so that the visitor can change it. Waits for a running retry. */
export const takeUnsent = (id: string): Promise<UnsentForm | undefined> =>
  withUnsentLock(async () => {
    const unsent = (await readUnsent()).find((form) => form.id === id);
    if (unsent) await removeUnsent(id);
    return unsent;
  });

/** One tab at a time. Browsers without locks rely on the idempotency key alone. */
export const withUnsentLock = async <Result>(run: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(unsentListKey, run) : run();

const channelName = 'sent-form';
export type SentForm = { id: string; key: string };

/** Notifies every tab, including this one, that the server has stored a form. */
export const announceSent = ({ id, headers }: UnsentForm): void => {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ id, key: headers[submitHeaders.key] } satisfies SentForm);
  channel.close();
};

export const onSentForm = (listener: (sent: SentForm) => void): (() => void) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => listener(data as SentForm);
  return () => channel.close();
};

const fileBytes = (unsent: readonly UnsentForm[]) =>
  unsent
    .flatMap(({ values }) => Object.values(values).flat())
    .reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
