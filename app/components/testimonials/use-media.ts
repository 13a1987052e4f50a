import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; `onServer` stands for the time before the browser can tell. */
export function useMedia(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  );
}
