/** Small facts about a visitor that outlive a page: "saw the popup". A storage that is switched off remembers nothing. */
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
    // Then the visitor may meet it twice, which is better than not at all.
  }
};

/** The localStorage key of app/forms/resend/. It is here because every page reads it, but few need the queue's code. */
export const resendQueueKey = 'unsent-forms';
