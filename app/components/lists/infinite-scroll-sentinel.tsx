import { useEffect, useRef } from 'react';
import { useLatest } from '#app/components/ui/use-latest.ts';

/**
 * An observer reports changes only, so a jump from above the sentinel to below it would not be reported. With
 * this margin everything above the end of the viewport counts as near.
 */
const loadDistancePx = 900;
const rootMargin = `1000000px 0px ${loadDistancePx}px`;

/** A sentinel in a hidden panel has no box and is never near. */
const isNear = ({ target, rootBounds }: IntersectionObserverEntry) => {
  const [box] = target.getClientRects();
  // An edge that only touches the margin counts as near. The observer counts it too, so it would not report
  // it again.
  return box !== undefined && box.top <= (rootBounds?.bottom ?? window.innerHeight + loadDistancePx);
};

/** The end of a growing list; calls `onNear` near the viewport. It needs a new key after each addition. */
export function InfiniteScrollSentinel({ onNear }: { onNear: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // IntersectionObserver reports late. By then the list may have grown, and another sentinel is at its
        // end; or the page has scrolled, which Chromium does not always report again.
        if (entry?.target.isConnected && isNear(entry)) latest.current();
      },
      { rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={ref} aria-hidden="true" data-list-end="" className="h-px" />;
}
