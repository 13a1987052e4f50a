import type { FormValues } from '#app/forms/engine/form-definition.ts';

const maxAgeMs = 14 * 24 * 60 * 60 * 1000;
/** The localStorage key of a form's draft. */
export const draftKey = (form: string) => `draft:${form}`;
type Draft = { at: number; values: FormValues };

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
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(form));
    else localStorage.setItem(draftKey(form), JSON.stringify({ at: Date.now(), values } satisfies Draft));
  } catch {
    // Storage may be full or switched off. The form works without a draft.
  }
};

export const readDraft = (form: string): FormValues | undefined => {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(draftKey(form)) ?? '{}') as Partial<Draft>;
    if (values && at && Date.now() - at < maxAgeMs) return values;
    // Personal data is deleted from the device as soon as it expires.
    if (values) deleteDraft(form);
    return undefined;
  } catch {
    return undefined;
  }
};

export const deleteDraft = (form: string): void => saveDraft(form, {});
