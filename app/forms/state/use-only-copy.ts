import { useEffect, useEffectEvent } from 'react';
import type { Notice } from './sending.ts';

/**
 * A form without a response that is not stored with the unsent forms exists only in this page. `onOnline` is
 * called when the browser is online again.
 */
export function useOnlyCopy(notice: Notice | undefined, onOnline: () => void): void {
  const listener = useEffectEvent(onOnline);
  const isOffline = notice?.isOffline === true;
  useEffect(() => {
    if (!isOffline) return;
    const run = () => listener();
    window.addEventListener('online', run);
    return () => window.removeEventListener('online', run);
  }, [isOffline]);

  // The browser asks before the visitor leaves the only copy. The listener exists only then, because Firefox
  // does not keep a page with it for the Back button.
  const isOnlyCopy = notice?.isOnlyCopy === true;
  useEffect(() => {
    if (!isOnlyCopy) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyCopy]);
}
