/** Small values that stay after a page is closed, such as "popup was shown". If storage is switched off, nothing is stored. */
export const readItem = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

export const hasItem = (storage: () => Storage, key: string): boolean => readItem(storage, key) !== null;

export const writeItem = (storage: () => Storage, key: string, what = 'yes'): void => {
  try {
    storage().setItem(key, what);
  } catch {
    // Without storage a visitor may see an offer twice, which is better than never seeing it.
  }
};

/** The localStorage key of the list of unsent forms (app/forms/resend/unsent-forms.ts). Every page reads it. */
export const unsentListKey = 'unsent-list';
