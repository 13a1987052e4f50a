import { createContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLatest } from '#app/components/ui/use-latest.ts';

/**
 * True inside an open overlay. A link there that the router follows replaces the overlay's history entry
 * instead of adding one; a link that loads a document leaves the entry (docs/decisions/063-first-press.md).
 */
export const InsideOverlay = createContext(false);

/** True from the removal of an entry until the browser has made the step back. */
let isStepPending = false;

/**
 * Adds a history entry for an open overlay, so that the back button closes it and stays on the page. The
 * router is not involved: URL and page do not change, so there is nothing to load.
 */
export function useOverlayHistory(isOpen: boolean, close: () => void) {
  const latestClose = useLatest(close);

  useEffect(() => {
    if (!isOpen) return;
    let hasEntry = true;
    // A dialog opened before hydration has its entry already (`page-script/dialogs/dialog-history.ts`).
    if (!window.history.state?.overlay || isStepPending)
      window.history.pushState({ ...window.history.state, overlay: true }, '');
    const onBack = (event: PopStateEvent) => {
      hasEntry = false;
      event.stopImmediatePropagation();
      latestClose.current();
    };
    // Capturing, because the router listens on the same window and must not handle this popstate event.
    window.addEventListener('popstate', onBack, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', onBack, { capture: true });
      if (hasEntry && window.history.state?.overlay) {
        isStepPending = true;
        const stopEvent = (event: PopStateEvent) => {
          isStepPending = false;
          event.stopImmediatePropagation();
        };
        window.addEventListener('popstate', stopEvent, { capture: true, once: true });
        window.history.back();
      }
    };
  }, [isOpen]);
}

/** Closes the overlay when a link inside it was followed, which has already replaced its history entry. */
export function useClosedByNavigation(isOpen: boolean, close: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (!isOpen) openedAt.current = key;
    else if (openedAt.current !== key) close();
  }, [isOpen, key, close]);
}
