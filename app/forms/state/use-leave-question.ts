import { useEffect } from 'react';

/**
 * The browser asks before the visitor leaves the only copy of a form. The listener exists only then, because
 * Firefox does not keep a page with it for the Back button
 * (https://developer.mozilla.org/docs/Web/API/Window/beforeunload_event).
 */
export function useLeaveQuestion(isOnlyCopy: boolean): void {
  useEffect(() => {
    if (!isOnlyCopy) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 read only this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOnlyCopy]);
}
