import { readItem, storedKeys, writeItem } from '#app/browser/storage.ts';
import type { FormValues } from '#app/forms/state/form-definition.ts';
import type { Instant } from '#domain/dates.ts';
import { dayMs } from '#domain/durations.ts';

/** Long enough for a visitor who comes back; then personal data must not stay on the device. */
const maxAgeMs = 14 * dayMs;
const keyPrefix = 'draft:';
/** The localStorage key of a form's draft. */
const draftKey = (form: string) => keyPrefix + form;
type UrlValues = Partial<FormValues>;
/** `fromUrl`: values of the URL of its page, for example the studio of a link. */
type Draft = { at: Instant; values: FormValues; fromUrl?: UrlValues };

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

export const saveDraft = (form: string, values: FormValues, fromUrl: UrlValues = {}): void => {
  const draft: Draft | null = Object.keys(values).length > 0 ? { at: Date.now(), values, fromUrl } : null;
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

/** The draft, without values that are older than the link to this page. */
export const readDraft = (form: string, fromUrl: UrlValues = {}): FormValues | undefined => {
  deleteExpiredDrafts();
  const draft = storedDraft(draftKey(form));
  const isFromNewLink = (name: string) => fromUrl[name] && fromUrl[name] !== draft.fromUrl?.[name];
  return (
    draft.values && Object.fromEntries(Object.entries(draft.values).filter(([name]) => !isFromNewLink(name)))
  );
};

export const deleteDraft = (form: string): void => saveDraft(form, {});
