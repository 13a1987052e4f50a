import { createContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLatest } from './use-latest.ts';

/** True inside an open overlay: links there replace the overlay's history entry instead of stacking on it. */
export const InsideOverlay = createContext(false);

/**
 * Gives an open overlay an entry of its own in the browser's history, so that the back button closes it and stays on
 * the page. The router does not take part: address and page do not change, so it has nothing to load.
 */
export function useOverlayHistory(isOpen: boolean, close: () => void) {
  const latestClose = useLatest(close);

  useEffect(() => {
    if (!isOpen) return;
    let isOurs = true;
    window.history.pushState({ ...window.history.state, overlay: true }, '');
    const onBack = (event: PopStateEvent) => {
      isOurs = false;
      event.stopImmediatePropagation();
      latestClose.current();
    };
    // Capturing, because the router listens on the same window and must not see this step back.
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (isOurs && window.history.state?.overlay) {
        const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
        window.addEventListener('popstate', swallow, { capture: true, once: true });
        window.history.back();
      }
    };
  }, [isOpen]);
}

/** A link followed inside the overlay takes the overlay's place in the history; all that is left is to close. */
export function useClosedByNavigation(isOpen: boolean, close: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (!isOpen) openedAt.current = key;
    else if (openedAt.current !== key) close();
  }, [isOpen, key, close]);
}
