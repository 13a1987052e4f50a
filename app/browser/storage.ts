type StorageName = 'localStorage' | 'sessionStorage';

/** Small values that outlive the page, such as a draft. If storage is switched off, nothing is stored. */
export const readItem = (storage: StorageName, key: string): string | null => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};

export const hasItem = (storage: StorageName, key: string): boolean => readItem(storage, key) !== null;

export const storedKeys = (storage: StorageName): string[] => {
  try {
    return Object.keys(window[storage]);
  } catch {
    return [];
  }
};

/** Null removes the item. */
export const writeItem = (storage: StorageName, key: string, value: string | null): void => {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Storage is switched off or full. An offer may be shown twice, and a form works without a draft.
  }
};

/** The sessionStorage keys of the lists of a history entry begin with this (app/hooks/list-cache.ts). */
export const listsPrefix = 'lists ';

/** The localStorage key of the list of unsent forms (app/forms/resend/unsent-forms.ts). */
export const unsentListKey = 'unsent-list';

/**
 * The localStorage key of the values of a sign-up for the library, as the specification has it: with it films
 * play, without it the sign-up form opens.
 */
export const onDemandKey = 'heliora.on-demand';

/** The sessionStorage key of what the next page is told without its URL (app/browser/open-page.ts). */
export const nextPageKey = 'next-page';
