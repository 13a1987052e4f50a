import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scroll positions that neither the browser nor the router sets. */
export function usePageScroll() {
  useInstantScrollOnNavigation();
  usePositionAfterBfcache();
  useHashTarget();
}

/** By then the router has scrolled; on slow phones it scrolls some frames after the page has changed. */
const instantScrollMs = 500;

/** Scrolling is smooth within a page and on Back and Forward; a new page starts without animation. */
function useInstantScrollOnNavigation() {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useLayoutEffect(() => {
    if (isReturn) return;
    const { style } = document.documentElement;
    style.scrollBehavior = 'auto';
    const timer = setTimeout(() => {
      style.scrollBehavior = '';
    }, instantScrollMs);
    return () => {
      clearTimeout(timer);
      style.scrollBehavior = '';
    };
  }, [pathname]);
}

/**
 * Restores the scroll position of a page that returns from the bfcache. WebKit scrolls such a page to the
 * top, because the router has already set `history.scrollRestoration` to `manual`.
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

/** Scrolls to the hash after a client-side navigation: browsers do that on full loads only. */
function useHashTarget() {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash clicked again must scroll again
  useEffect(() => {
    if (hash.length < 2) return;
    // The hash is not decoded: our ids are plain ASCII, and a malformed hash must not throw.
    const target = document.getElementById(hash.slice(1));
    // Browsers open a `details` element that a link points into, but not on back or forward.
    target?.closest('details')?.setAttribute('open', '');
    // On back and forward the router restores the scroll position.
    if (!isReturn) target?.scrollIntoView();
  }, [hash, key]);
}
