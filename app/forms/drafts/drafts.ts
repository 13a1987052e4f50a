import type { FormValues } from '#app/forms/engine/form-definition.ts';

const keptForMs = 14 * 24 * 60 * 60 * 1000;
/** Where a form's draft lies in the browser's storage. */
export const draftKey = (form: string) => `draft:${form}`;
type Draft = { at: number; values: FormValues };

/** Texts and choices only: files cannot be kept, and what is secret must not be. */
export const worthKeeping = (values: FormValues, blank: FormValues, secrets: readonly string[]): FormValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !secrets.includes(name) &&
        (typeof value === 'string' ||
          (Array.isArray(value) && value.every((item) => typeof item === 'string'))) &&
        JSON.stringify(value) !== JSON.stringify(blank[name]),
    ),
  );

export const keepDraft = (form: string, values: FormValues): void => {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(draftKey(form));
    else localStorage.setItem(draftKey(form), JSON.stringify({ at: Date.now(), values } satisfies Draft));
  } catch {
    // A full or forbidden storage costs the draft, never the form.
  }
};

export const findDraft = (form: string): FormValues | undefined => {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(draftKey(form)) ?? '{}') as Partial<Draft>;
    if (values && at && Date.now() - at < keptForMs) return values;
    // Nobody's name and number stay on a device longer than they are of use.
    if (values) dropDraft(form);
    return undefined;
  } catch {
    return undefined;
  }
};

export const dropDraft = (form: string): void => keepDraft(form, {});
