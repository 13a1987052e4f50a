import { readItem, storedKeys, writeItem } from '#app/browser/storage.ts';
import type { FormValues } from '#app/forms/state/form-definition.ts';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';

const maxAgeMs = 14 * dayMs;
const keyPrefix = 'draft:';
/** The localStorage key of a form's draft. */
export const draftKey = (form: string) => keyPrefix + form;
type Draft = { at: Instant; values: FormValues };

/** Texts and choices only: files cannot be stored, and excluded fields must not be. */
export const draftValues = (values: FormValues, blank: FormValues, excluded: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !excluded.includes(name) &&
        (typeof value === 'string' ||
          (Array.isArray(value) && value.every((item) => typeof item === 'string'))) &&
        JSON.stringify(value) !== JSON.stringify(blank[name]),
    ),
  );

export const saveDraft = (form: string, values: FormValues): void => {
  const draft: Draft | null = Object.keys(values).length > 0 ? { at: Date.now(), values } : null;
  writeItem('localStorage', draftKey(form), draft && JSON.stringify(draft));
};

const storedDraft = (key: string): Partial<Draft> => {
  try {
    return JSON.parse(readItem('localStorage', key) ?? '{}') as Partial<Draft>;
  } catch {
    return {};
  }
};

/** Deletes the drafts of all forms that have expired: a visitor may never open their forms again. */
const deleteExpiredDrafts = () => {
  for (const key of storedKeys('localStorage'))
    if (key.startsWith(keyPrefix) && !(Date.now() - (storedDraft(key).at ?? 0) < maxAgeMs))
      writeItem('localStorage', key, null);
};

export const readDraft = (form: string): FormValues | undefined => {
  deleteExpiredDrafts();
  return storedDraft(draftKey(form)).values;
};

export const deleteDraft = (form: string): void => saveDraft(form, {});
