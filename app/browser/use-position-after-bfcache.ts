import { useEffect } from 'react';

/**
 * A page that comes back from the bfcache stands where it was left. WebKit scrolls it to the top instead, because the router
 * has set `history.scrollRestoration` to `manual` by then.
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
