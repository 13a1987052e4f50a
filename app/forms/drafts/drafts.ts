import { readItem, writeItem } from '#app/browser/storage.ts';
import type { FormValues } from '#app/forms/engine/form-definition.ts';
import type { Instant } from '#domain/dates.ts';

const maxAgeMs = 14 * 24 * 60 * 60 * 1000;
/** The localStorage key of a form's draft. */
export const draftKey = (form: string) => `draft:${form}`;
type Draft = { at: Instant; values: FormValues };

/** Texts and choices only: files cannot be stored, and secrets must not be. */
export const draftValues = (values: FormValues, blank: FormValues, secrets: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !secrets.includes(name) &&
        (typeof value === 'string' ||
          (Array.isArray(value) && value.every((item) => typeof item === 'string'))) &&
        JSON.stringify(value) !== JSON.stringify(blank[name]),
    ),
  );

export const saveDraft = (form: string, values: FormValues): void => {
  const draft: Draft | null = Object.keys(values).length > 0 ? { at: Date.now(), values } : null;
  writeItem('localStorage', draftKey(form), draft && JSON.stringify(draft));
};

export const readDraft = (form: string): FormValues | undefined => {
  try {
    const { at, values } = JSON.parse(readItem('localStorage', draftKey(form)) ?? '{}') as Partial<Draft>;
    if (values && at && Date.now() - at < maxAgeMs) return values;
    // Personal data is deleted from the device as soon as it expires.
    if (values) deleteDraft(form);
    return undefined;
  } catch {
    return undefined;
  }
};

export const deleteDraft = (form: string): void => saveDraft(form, {});
