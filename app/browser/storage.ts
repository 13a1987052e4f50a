/** Small facts about a visitor that outlive a page: "saw the popup". A storage that is switched off remembers nothing. */
export const recall = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

export const isRemembered = (storage: () => Storage, key: string): boolean => recall(storage, key) !== null;

export const remember = (storage: () => Storage, key: string, what = 'yes'): void => {
  try {
    storage().setItem(key, what);
  } catch {
    // Then the visitor may meet it twice, which is better than not at all.
  }
};
