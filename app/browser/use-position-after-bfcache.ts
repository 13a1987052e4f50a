import { useEffect } from 'react';

/**
 * Restores the scroll position of a page that returns from the bfcache. WebKit scrolls such a page to the top, because
 * the router has already set `history.scrollRestoration` to `manual`.
 */
export function usePositionAfterBfcache() {
  useEffect(() => {
    let left = 0;
    let top = 0;
    const note = () => {
      left = window.scrollX;
      top = window.scrollY;
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.scrollTo({ left, top, behavior: 'instant' });
    };
    window.addEventListener('pagehide', note);
    window.addEventListener('pageshow', restore);
    return () => {
      window.removeEventListener('pagehide', note);
      window.removeEventListener('pageshow', restore);
    };
  }, []);
}
